import type { PersonRow as Person } from '#contract/owner/people.ts'
import type { Role } from '#contract/accounts/accounts.ts'
import { counted } from '#shared/text/words.ts'
import { when } from '#shared/time/when.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { SHOWS_PEOPLE } from './people-search.ts'
import styles from './people.module.css'

const ROLE_WORDS: Record<Role, string> = { restaurant: 'Buyer', supplier: 'Supplier', owner: 'Owner' }

type PersonRowProps = {
  person: Person
  /** Called after a change, which may remove the button that had the focus. */
  onDone: () => void
  onDelete: () => void
}

/** An account, and what can be done for it. Owners look after their own. */
export const PersonRow = ({ person, onDone, onDelete }: PersonRowProps) => (
  <ListRow>
    <RowWords>
      <p className={styles.name}>{person.username}</p>
      <p className={styles.fact}>{`${person.email}, ${person.emailConfirmed ? 'confirmed' : 'not confirmed'}`}</p>
      <p className={styles.fact}>
        <span>{factsOf(person)}</span>
        {person.listing && (
          <span>
            {', manages '}
            <TextLink href={supplierPath(person.listing.id)}>{person.listing.businessName}</TextLink>
          </span>
        )}
      </p>
    </RowWords>
    {person.role !== 'owner' && <Actions person={person} onDone={onDone} onDelete={onDelete} />}
  </ListRow>
)

const factsOf = ({ role, createdAt, hasTwoFactor, requests }: Person) =>
  [
    `${ROLE_WORDS[role]} since ${when(createdAt)}`,
    hasTwoFactor && 'two-factor sign-in is on',
    requests > 0 && counted(requests, 'quote request'),
  ]
    .filter(Boolean)
    .join(', ')

function Actions({ person: { id, username, emailConfirmed, hasTwoFactor }, onDone, onDelete }: PersonRowProps) {
  const reset = useWrite('DELETE /api/admin/people/:id/two-factor', {
    invalidates: SHOWS_PEOPLE,
    success: { title: 'Two-factor sign-in is off', description: `${username} is told by email`, tone: 'success' },
    onSuccess: onDone,
  })
  const resend = useWrite('POST /api/admin/people/:id/confirmation', {
    invalidates: SHOWS_PEOPLE,
    success: { title: 'Confirmation sent again', description: username, tone: 'success' },
  })
  const isBusy = reset.isPending || resend.isPending
  return (
    <Stack row gap={2}>
      {hasTwoFactor && (
        <Button
          size="sm"
          variant="quiet"
          disabled={isBusy}
          aria-label={`Reset two-factor sign-in of ${username}`}
          onClick={() => void reset.send({ id })}
        >
          Reset two-factor
        </Button>
      )}
      {!emailConfirmed && (
        <Button
          size="sm"
          variant="quiet"
          disabled={isBusy}
          aria-label={`Send the confirmation to ${username} again`}
          onClick={() => void resend.send({ id })}
        >
          Resend confirmation
        </Button>
      )}
      <Button size="sm" variant="quiet" disabled={isBusy} aria-haspopup="dialog" aria-label={`Delete ${username}`} onClick={onDelete}>
        Delete...
      </Button>
    </Stack>
  )
}
