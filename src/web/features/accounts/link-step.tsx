import { useState, type ReactNode } from 'react'
import { CallError, serverMessage } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Note } from '#web/ui/note.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { useHydrated } from '#web/ui/use-hydrated.ts'

type LinkStepProps = {
  /** From the email. */
  token: string | null
  action: string
  busyAction: string
  /** Does what the link is for. */
  onUse: (token: string) => Promise<ReactNode>
  /** Where to go on from when the link does not work. */
  wayOn: ReactNode
}

/**
 * What a link in an email is for, behind one button: programs that look into emails open links, but press nothing.
 * `onUse` answers what is shown when it is done.
 */
export function LinkStep({ token, action, busyAction, onUse, wayOn }: LinkStepProps) {
  const isHydrated = useHydrated()
  const [done, setDone] = useState<ReactNode>()
  const [problem, setProblem] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const use = async () => {
    setBusy(true)
    setProblem(undefined)
    try {
      setDone(await onUse(token!))
    } catch (error) {
      if (error instanceof CallError && error.status < 429) setRefusal(serverMessage(error))
      else setProblem(serverMessage(error))
    } finally {
      setBusy(false)
    }
  }
  if (done) return <Stack gap={4}>{done}</Stack>
  if (refusal || (isHydrated && !token))
    return (
      <Stack gap={4}>
        <Note tone="error" title="This link no longer works">
          {refusal ?? 'It is not complete.'}
        </Note>
        {wayOn}
      </Stack>
    )
  return (
    <Stack gap={4}>
      {problem && <Note tone="error">{problem}</Note>}
      <Button block size="lg" busy={isBusy} busyLabel={busyAction} disabled={!isHydrated} onClick={() => void use()}>
        {action}
      </Button>
    </Stack>
  )
}
