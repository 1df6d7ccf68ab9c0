import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { socialPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'

/** Leads to a new post; nothing for those who may only look. */
export const WriteLink = ({ children }: { children: string }) =>
  useCanChange() && <TextLink href={socialPath({ tab: 'posts', new: true })}>{children}</TextLink>
