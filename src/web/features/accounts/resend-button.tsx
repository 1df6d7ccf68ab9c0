import { useState } from 'react'
import { callOverHttp, serverMessage } from '#web/api/call.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'

/** Has the email to confirm with sent again. */
export function ResendButton({ className }: { className?: string }) {
  const [isBusy, setBusy] = useState(false)
  const resend = async () => {
    setBusy(true)
    try {
      await callOverHttp('POST /api/email/resend', {})
      toast({ title: 'Email sent', description: 'Look into your inbox for the link.', tone: 'success' })
    } catch (error) {
      toast({ title: 'Error', description: serverMessage(error), tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button variant="quiet" size="sm" busy={isBusy} busyLabel="Sending..." className={className} onClick={() => void resend()}>
      Send the email again
    </Button>
  )
}
