import { Info } from 'lucide-react'
import { Accordion, AccordionItem } from '#ui/primitives/Accordion.tsx'
import type { ComponentProps } from 'react'
import type { Guide } from '../guide.ts'

type SectionProps = Omit<ComponentProps<typeof AccordionItem>, 'value'> & { open?: boolean }

/** An accordion with one section. */
const Section = ({ open = false, ...item }: SectionProps) => (
  <Accordion type="single" collapsible defaultValue={open ? 'a' : undefined}>
    <AccordionItem value="a" {...item} />
  </Accordion>
)

export const guide: Guide = {
  since: '0.1.0',
  what: 'An accordion is a list of sections that open one below the other.',
  use: [
    'For several sections of which a customer needs only one or two, such as payment methods or questions.',
    'Use `type="single"` with `collapsible` if one open section is enough.',
  ],
  avoid: [
    'For content that everyone needs, show it. Hidden text is read less often.',
    'For views of the same kind that replace one another, use Tabs.',
    'For a single detail, use a `details` element.',
    'For the steps of a form, use pages. No accordion inside an accordion.',
    'For text that customers look for with the browser’s search: closed content isn’t in the page.',
  ],
  examples: [
    {
      do: <Section title="What does a withdrawal cost?">The fee is deducted from the payout.</Section>,
      dont: <Section title="More">The fee is deducted from the payout.</Section>,
      because: 'The title says what is inside, so that nobody has to open it to find out.',
    },
    {
      do: (
        <Section
          title="USDT"
          disabledReason="No deposit address is set up for this method yet. Contact support."
        >
          –
        </Section>
      ),
      dont: <Section title="USDT">Not available</Section>,
      because: 'If a section can’t be opened, say why before it is pressed.',
    },
  ],
  anatomy: [
    ['Accordion', 'The list of sections.'],
    ['AccordionItem', 'A section: its title, an optional icon and note, and its content.'],
  ],
  keyboard: [
    ['Tab', 'Moves to the next title.'],
    ['Enter or Space', 'Opens or closes the section.'],
    ['Arrow down, Arrow up', 'Moves to the next or previous title.'],
    ['Home, End', 'Moves to the first or last title.'],
  ],
  announced: [
    'The title as a heading with a button: “USDT, collapsed, button”.',
    'A section that can’t be opened: “unavailable”, then the reason.',
  ],
  content: [
    'Use a question or a noun as title, at most one line long on a phone.',
    'Don’t repeat the title in the section.',
    'What was typed in a section is lost when it is closed.',
  ],
  layout: [
    'It fills the width. Each title is a line of at least 52 px.',
    'A long title wraps. The arrow stays at the end of the line.',
  ],
  states: {
    Closed: <Section title="Bitcoin">The address</Section>,
    Open: (
      <Section open title="Bitcoin">
        The address
      </Section>
    ),
    'With an icon': (
      <Section icon={<Info aria-hidden className="size-5" />} title="Bitcoin">
        The address
      </Section>
    ),
    'Can’t be opened': (
      <Section title="Bitcoin" disabledReason="No address is set up yet.">
        The address
      </Section>
    ),
  },
  pressable: <Section title="Bitcoin">The address</Section>,
  related: ['primitives/Tabs', 'primitives/DescriptionList'],
}
