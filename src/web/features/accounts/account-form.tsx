import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '#web/ui/controls/button.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { useHydrated } from '#web/browser/use-hydrated.ts'

type AccountFormProps = {
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => unknown
  /** What is wrong with it, in one sentence; read out as it appears. */
  problem?: string
  /** What the button says, and while it works. */
  action: string
  busyAction: string
  isBusy: boolean
  /** Large and as wide as the form, for pages that are nothing else. */
  block?: boolean
  /** One of several forms of a page, none of which is its main action. */
  quiet?: boolean
  children: ReactNode
}

/** Fields, what is wrong with them, a button. Until the script is there it cannot be sent, so that no password comes to stand in an address. */
export function AccountForm({ onSubmit, problem, action, busyAction, isBusy, block, quiet, children }: AccountFormProps) {
  const isAlive = useHydrated()
  return (
    <form method="post" noValidate onSubmit={onSubmit}>
      <Stack gap={4}>
        {children}
        {problem && <Note tone="error">{problem}</Note>}
        <Button
          type="submit"
          size={block ? 'lg' : 'md'}
          block={block}
          variant={quiet ? 'quiet' : 'primary'}
          busy={isBusy}
          busyLabel={busyAction}
          disabled={!isAlive}
          style={block ? undefined : { alignSelf: 'start' }}
        >
          {action}
        </Button>
      </Stack>
    </form>
  )
}
