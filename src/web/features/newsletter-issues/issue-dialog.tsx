import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { MAX_ISSUE_INTRODUCTION, type Issue } from '#contract/emails/newsletter-issues.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useUnsaved } from '#web/navigation/unsaved.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Field } from '#web/ui/controls/field.tsx'
import { TextArea } from '#web/ui/controls/text-area.tsx'
import { TextInput } from '#web/ui/controls/text-input.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { LeaveDialog } from '#web/ui/overlays/leave-dialog.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import { forgetOnLeave } from '#web/storage/text-drafts.ts'
import { TextDraft } from '#web/text-draft.tsx'
import { ChosenResources } from './chosen-resources.tsx'
import { openDialog } from './issues-path.ts'
import { draftOf, useIssueForm } from './use-issue-form.ts'

const close = () => openDialog()

/** The dialog that writes an issue, or changes a draft. Closing it with unsaved changes asks first. */
export const IssueDialog = ({ edit }: { edit: string }) => (edit === 'new' ? <FormDialog issue={null} /> : <EditDialog id={edit} />)

function EditDialog({ id }: { id: string }) {
  const read = useQuery({ ...query('GET /api/admin/newsletter-issues/:id', { id }), refetchOnMount: 'always' })
  // What the form began with: what is typed is not replaced by what is read again.
  const [opened, setOpened] = useState<Issue>()
  if (!opened && read.data && !read.isFetching) setOpened(read.data)
  if (opened) return <FormDialog issue={opened} />
  return (
    <Dialog open onOpenChange={close} title="Edit the issue" wide>
      <QueryBoundary of={{ ...read, data: undefined }} loading={<FieldsSkeleton />}>
        {() => null}
      </QueryBoundary>
    </Dialog>
  )
}

function FormDialog({ issue }: { issue: Issue | null }) {
  const id = useId()
  const { form, submit, isBusy, problem } = useIssueForm(issue)
  const { isDirty, errors } = form.formState
  const leaving = forgetOnLeave(draftOf(issue), useUnsaved(isDirty))
  return (
    <>
      <Dialog
        open
        onOpenChange={close}
        wide
        problem={problem}
        title={issue ? `Edit “${issue.subject}”` : 'Write an issue'}
        footer={
          <>
            <Button variant="quiet" disabled={isBusy} onClick={(event) => void submit('list')(event)}>
              Save the draft
            </Button>
            <Button type="submit" form={id} busy={isBusy} busyLabel="Saving...">
              Save and preview
            </Button>
          </>
        }
      >
        <form id={id} noValidate onSubmit={(event) => void submit('preview')(event)}>
          <Stack gap={4}>
            <TextDraft name={draftOf(issue)} />
            <Field label="Subject" required error={errors.subject?.message}>
              <TextInput {...form.register('subject')} maxLength={150} />
            </Field>
            <Field
              label="Introduction"
              optional
              help="Plain text above the resources. Each new line begins a paragraph."
              error={errors.introduction?.message}
            >
              <TextArea {...form.register('introduction')} rows={6} maxLength={MAX_ISSUE_INTRODUCTION} />
            </Field>
            <ChosenResources form={form} />
          </Stack>
        </form>
      </Dialog>
      <LeaveDialog leaving={leaving}>What you have written here is not saved yet. If you leave now, it is lost.</LeaveDialog>
    </>
  )
}
