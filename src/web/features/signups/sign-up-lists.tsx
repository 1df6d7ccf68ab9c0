import { ownerPath } from '#web/paths.ts'
import { ListChips } from '#web/ui/controls/choice/chip.tsx'

const LISTS = [
  { label: 'Beta program', list: undefined },
  { label: 'Newsletter', list: 'newsletter' },
  { label: 'Issues', list: 'issues' },
] as const

/** Links to the lists of the tab. */
export const SignUpLists = ({ open }: { open: (typeof LISTS)[number]['list'] }) => (
  <ListChips
    label="Lists of sign-ups"
    lists={LISTS.map(({ label, list }) => ({ label, href: ownerPath({ tab: 'sign-ups', list }), active: list === open }))}
  />
)
