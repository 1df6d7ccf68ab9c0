import type { AuditEntry } from '#contract/owner/audit.ts'
import { ownerPath } from '#web/paths.ts'

/** Returns the subject of an entry in words, with what tells it from others of the name. */
export const subjectInWords = ({ subject, named }: Pick<AuditEntry, 'subject' | 'named'>): string => {
  if (named === null) return subject
  return subject.startsWith('supplier ') ? `${named} (no. ${subject.slice('supplier '.length)})` : named
}

/** Returns where the subject of an entry is looked at; undefined where it is nowhere. */
export function subjectPath({ subject, action }: Pick<AuditEntry, 'subject' | 'action'>): string | undefined {
  const [, what, id] = /^(supplier|account|newsletter issue|enquiry) (.+)$/.exec(subject) ?? []
  if (id === undefined) return action.startsWith('content.') ? ownerPath({ tab: 'site', search: subject }) : undefined
  if (action === 'supplier.delete' || action === 'account.remove' || action.endsWith('.remove')) return undefined
  switch (what) {
    case 'supplier':
      return ownerPath({ tab: 'suppliers', edit: id })
    case 'account':
      return ownerPath({ tab: 'people', search: id })
    case 'newsletter issue':
      return ownerPath({ tab: 'sign-ups', list: 'issues' })
    default:
      return ownerPath({ tab: 'enquiries' })
  }
}
