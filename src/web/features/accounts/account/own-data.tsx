import { lazy, Suspense, useState } from 'react'
import type { Account } from '#contract/accounts/accounts.ts'
import { Button, ButtonLink } from '#web/ui/controls/button.tsx'

const DeleteAccountDialog = lazy(() =>
  import('./delete-account-dialog.tsx').then(({ DeleteAccountDialog }) => ({ default: DeleteAccountDialog })),
)

/** The download of all stored data, and the deletion of the account. */
export function OwnData({ account }: { account: Account }) {
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      <p>One file with everything kept about you: your account, your requests, what you saved.</p>
      {!account.emailConfirmed && (
        <p>
          What belongs to your email address alone, such as sign-ups and enquiries, is in the file, and goes with the account, once you have
          confirmed the address.
        </p>
      )}
      <ButtonLink href="/api/account/export" download="my-data.json" variant="quiet" icon="download-simple">
        Download my data
      </ButtonLink>
      <Button variant="destructive" icon="trash" aria-haspopup="dialog" onClick={() => setDeleting(true)}>
        Delete my account
      </Button>
      {isDeleting && (
        <Suspense>
          <DeleteAccountDialog account={account} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  )
}
