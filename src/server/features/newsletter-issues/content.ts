import type { IssueContent } from '#contract/emails.ts'
import type { Issue } from '#contract/newsletter-issues.ts'
import { library } from '#server/features/resources/library.ts'
import { invalid } from '#server/http/problems.ts'

const byId = new Map(library.map((resource) => [resource.id, resource]))

type Draft = Pick<Issue, 'subject' | 'introduction' | 'resourceIds'>

/** Returns what a draft says now. A resource that has left the library since it was chosen is left out. */
export const contentOf = ({ subject, introduction, resourceIds }: Draft): IssueContent => ({
  subject,
  introduction,
  resources: resourceIds.flatMap((chosen) => {
    const resource = byId.get(chosen)
    if (!resource) return []
    const { id, title, description, readTime } = resource
    return { id, title, description, readTime }
  }),
})

/** @throws 400 for a resource that the library does not have */
export function rejectUnknownResources({ resourceIds }: Pick<Draft, 'resourceIds'>): void {
  const errors = resourceIds.flatMap((id, at) =>
    byId.has(id) ? [] : { path: `resourceIds.${at}`, message: 'This resource is not in the library.' },
  )
  if (errors.length > 0) throw invalid(errors)
}
