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

/** The page of a component: as Storybook's own, with its status under the title and its states in light and dark. */
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
        {beta ? 'Its props may still change.' : 'Its props change with a note only.'}
      </p>
    </Unstyled>
  )
}
