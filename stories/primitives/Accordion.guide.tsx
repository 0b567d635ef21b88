import { Info } from 'lucide-react'
import { Accordion, AccordionItem } from '#ui/primitives/Accordion.tsx'
import type { Guide } from '../guide.ts'

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
  ],
  examples: [
    {
      do: (
        <Accordion type="single" collapsible>
          <AccordionItem value="fee" title="What does a withdrawal cost?">
            The fee is taken from the payout.
          </AccordionItem>
        </Accordion>
      ),
      dont: (
        <Accordion type="single" collapsible>
          <AccordionItem value="fee" title="More">
            The fee is taken from the payout.
          </AccordionItem>
        </Accordion>
      ),
      because: 'The title says what is inside, so that nobody has to open it to find out.',
    },
    {
      do: (
        <Accordion type="single" collapsible>
          <AccordionItem
            value="usdt"
            title="USDT"
            disabledReason="No deposit address is set up for this method yet. Contact support."
          >
            –
          </AccordionItem>
        </Accordion>
      ),
      dont: (
        <Accordion type="single" collapsible>
          <AccordionItem value="usdt" title="USDT">
            Not available
          </AccordionItem>
        </Accordion>
      ),
      because: 'If a section can’t be opened, say why before it is pressed.',
    },
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
  ],
  states: {
    Closed: (
      <Accordion type="single" collapsible>
        <AccordionItem value="a" title="Bitcoin">
          The address
        </AccordionItem>
      </Accordion>
    ),
    Open: (
      <Accordion type="single" collapsible defaultValue="a">
        <AccordionItem value="a" title="Bitcoin">
          The address
        </AccordionItem>
      </Accordion>
    ),
    'With an icon': (
      <Accordion type="single" collapsible>
        <AccordionItem value="a" icon={<Info aria-hidden className="size-5" />} title="Bitcoin">
          The address
        </AccordionItem>
      </Accordion>
    ),
    'Can’t be opened': (
      <Accordion type="single" collapsible>
        <AccordionItem value="a" title="Bitcoin" disabledReason="No address is set up yet.">
          The address
        </AccordionItem>
      </Accordion>
    ),
  },
  pressable: (
    <Accordion type="single" collapsible>
      <AccordionItem value="a" title="Bitcoin">
        The address
      </AccordionItem>
    </Accordion>
  ),
  related: ['primitives/Tabs', 'primitives/DescriptionList'],
}
