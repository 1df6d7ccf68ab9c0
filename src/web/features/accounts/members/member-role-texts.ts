import type { MemberRole } from '#contract/accounts/accounts.ts'

type Words = { name: string; article: string; may: string }

/** What each role is called, and one sentence on what it may do. */
export const MEMBER_ROLE_WORDS: Record<MemberRole, Words> = {
  editor: { name: 'Editor', article: 'an editor', may: 'Editors do everything except plan, people and deletion.' },
  viewer: { name: 'Viewer', article: 'a viewer', may: 'Viewers see requests and figures, and change nothing.' },
}
