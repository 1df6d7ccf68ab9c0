import type { IssueContent } from '#contract/emails/emails.ts'
import type { Issue } from '#contract/emails/newsletter-issues.ts'
import type { Resource } from '#contract/resources/resources.ts'
import { library } from '#server/features/resources/library.ts'
import { invalid } from '#server/http/problems.ts'

const inLibrary = new Set(library.map(({ id }) => id))

type Draft = Pick<Issue, 'subject' | 'introduction' | 'resourceIds'>

/** Returns what a draft says now, of `all` resources. One that has left the library since it was chosen is left out. */
export const contentOf = ({ subject, introduction, resourceIds }: Draft, all: readonly Resource[]): IssueContent => ({
  subject,
  introduction,
  resources: resourceIds.flatMap((chosen) => {
    const resource = all.find((one) => one.id === chosen)
    if (!resource) return []
    const { id, title, description, readTime } = resource
    return { id, title, description, readTime }
  }),
})

/** @throws 400 for a resource that the library does not have */
export function rejectUnknownResources({ resourceIds }: Pick<Draft, 'resourceIds'>): void {
  const errors = resourceIds.flatMap((id, at) =>
    inLibrary.has(id) ? [] : { path: `resourceIds.${at}`, message: 'This resource is not in the library.' },
  )
  if (errors.length > 0) throw invalid(errors)
}
