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
import { CircleCheck } from 'lucide-react'
import { Badge } from '#ui/primitives/Badge.tsx'
import { Pictures } from './Pictures.tsx'

/** A component's documentation page: Storybook's own, plus the status under the title and the snapshots of its states. */
export function DocsPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Status />
      <Description of="meta" />
      <Primary />
      <Controls />
      <Pictures />
      <Stories title="Live" includePrimary={false} />
    </>
  )
}

function Status() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const beta = preparedMeta.tags.includes('beta')
  return (
    <Unstyled>
      <p className="mb-4 flex items-center gap-2 text-sm text-muted">
        <Badge tone={beta ? 'pending' : 'neutral'} icon={beta ? undefined : <CircleCheck />}>
          {beta ? 'Beta' : 'Stable'}
        </Badge>
        {beta ? 'Its props may still change.' : 'Changes to its props are announced.'}
      </p>
    </Unstyled>
  )
}
