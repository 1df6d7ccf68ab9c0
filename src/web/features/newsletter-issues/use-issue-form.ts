import { useForm, type UseFormReturn } from 'react-hook-form'
import type { Issue } from '#contract/emails/newsletter-issues.ts'
import { failureToast } from '#web/api/writes/failure-toast.ts'
import { showFieldErrors } from '#web/api/writes/field-errors.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { forgetText } from '#web/storage/text-drafts.ts'
import { openDialog, SHOWS_ISSUES } from './issues-path.ts'

type IssueValues = Pick<Issue, 'subject' | 'introduction' | 'resourceIds'>
export type IssueForm = UseFormReturn<IssueValues>

/** What comes after a draft is saved: its preview, or the list. */
export type Next = 'preview' | 'list'

/** The name of what is typed until it is saved. */
export const draftOf = (issue: Issue | null) => `issue-${issue?.id ?? 'new'}`

/** Returns the form of a draft, null for a new one, and what saves it. */
export function useIssueForm(issue: Issue | null) {
  const form = useForm<IssueValues>({
    defaultValues: { subject: issue?.subject ?? '', introduction: issue?.introduction ?? '', resourceIds: issue?.resourceIds ?? [] },
  })
  const options = {
    invalidates: SHOWS_ISSUES,
    success: 'Draft saved',
    failure: (error: unknown) => (showFieldErrors(form, error) ? undefined : failureToast(error, 'Draft not saved')),
  } as const
  const add = useWrite('POST /api/admin/newsletter-issues', options)
  const change = useWrite('PUT /api/admin/newsletter-issues/:id', options)
  const save = async (values: IssueValues, next: Next) => {
    const saving = issue ? change.sendOrThrow({ ...values, id: issue.id }) : add.sendOrThrow(values)
    // A failure has been shown by then.
    const saved = await saving.catch(() => undefined)
    if (!saved) return
    forgetText(draftOf(issue))
    openDialog(next === 'preview' ? { preview: saved.id } : {}, { keepChanges: true })
  }
  const hasFieldErrors = Object.keys(form.formState.errors).length > 0
  return {
    form,
    problem: hasFieldErrors ? undefined : (add.problem ?? change.problem),
    submit: (next: Next) => form.handleSubmit((values) => save(values, next)),
    isBusy: add.isPending || change.isPending,
  }
}
