import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'

/** Requests another confirmation email. */
export function ResendButton({ className }: { className?: string }) {
  const { send, isPending } = useWrite('POST /api/email/resend', {
    invalidates: [],
    success: { title: 'Email sent', description: 'Look into your inbox for the link.', tone: 'success' },
  })
  return (
    <Button variant="quiet" size="sm" busy={isPending} busyLabel="Sending..." className={className} onClick={() => void send({})}>
      Send the email again
    </Button>
  )
}
