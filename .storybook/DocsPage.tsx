import {
  Controls,
  Description,
  Primary,
  Stories,
  Subtitle,
  Title,
  Unstyled,
  useOf,
} from '@storybook/addon-docs/blocks'
import { Badge } from '#ui/primitives/Badge.tsx'

/** The page of a component: as Storybook's own, with the component's status under its title. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Status />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Stories />
    </>
  )
}

function Status() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const beta = preparedMeta.tags.includes('beta')
  return (
    <Unstyled>
      <p className="mb-4 flex items-center gap-2 text-sm text-muted">
        <Badge tone={beta ? 'pending' : 'gain'}>{beta ? 'Beta' : 'Stable'}</Badge>
        {beta ? 'Its props may still change.' : 'Its props change with a note only.'}
      </p>
    </Unstyled>
  )
}
