import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'

/** Sends an email to the owner's own address. */
export function TestEmailButton() {
  const { send, isPending } = useWrite('POST /api/admin/emails/test', {
    invalidates: ['GET /api/admin/emails', 'GET /api/admin/audit'],
    success: ({ recipient, isFile }) =>
      isFile
        ? {
            title: 'Emails are not being sent',
            description: 'No mail server is set: the test is only written to a file.',
            tone: 'destructive',
          }
        : { title: 'Test email queued', description: `It goes to ${recipient}.`, tone: 'success' },
  })
  return (
    <Button variant="outline" icon="envelope-simple" busy={isPending} busyLabel="Sending..." onClick={() => void send({})}>
      Send a test email
    </Button>
  )
}
