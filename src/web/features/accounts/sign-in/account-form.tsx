import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useHydrated } from '#web/browser/use-hydrated.ts'

type AccountFormProps = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  /** The error message of the form, announced by screen readers. */
  problem?: string | undefined
  /** Whether a field shows that message already, so that it is only announced here. */
  isAtField?: boolean
  /** Labels of the button, and while it is busy. */
  action: string
  busyAction: string
  isBusy: boolean
  /** Whether the button is large and as wide as the form, for pages that consist of it. */
  block?: boolean
  /** Whether the page has several forms, none of which is its main action. */
  quiet?: boolean
  /** Whether it does what cannot be taken back. */
  destructive?: boolean
  /** Adds a button beside it that leaves the form. */
  onCancel?: () => void
  children: ReactNode
}

/** A form with its error message and button. It cannot be submitted before hydration, so that no password gets into the address. */
export function AccountForm({
  onSubmit,
  problem,
  isAtField = false,
  action,
  busyAction,
  isBusy,
  block,
  quiet,
  destructive,
  onCancel,
  children,
}: AccountFormProps) {
  const isHydrated = useHydrated()
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {children}
        {problem && !isAtField && <Note tone="error">{problem}</Note>}
        {problem && isAtField && (
          <p role="alert" className="visually-hidden">
            {problem}
          </p>
        )}
        <Stack row gap={3}>
          <Button
            type="submit"
            size={block ? 'lg' : 'md'}
            block={block}
            variant={destructive ? 'destructive' : quiet ? 'quiet' : 'primary'}
            busy={isBusy}
            busyLabel={busyAction}
            disabled={!isHydrated}
          >
            {action}
          </Button>
          {onCancel && (
            <Button variant="quiet" onClick={onCancel}>
              Cancel
            </Button>
          )}
        </Stack>
      </Stack>
    </form>
  )
}
