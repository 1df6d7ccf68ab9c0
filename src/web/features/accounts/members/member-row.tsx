import { MEMBER_ROLES } from '#contract/accounts/accounts.ts'
import type { Member } from '#contract/accounts/members.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { when } from '#shared/time/when.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { NativeSelect } from '#web/ui/controls/choice/native-select.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { MEMBER_ROLE_WORDS } from './member-role-texts.ts'
import styles from './people.module.css'

type MemberRowProps = { supplierId: Id; member: Member; onRemoved: () => void }

const LIST = ['GET /api/suppliers/:id/members'] as const

/** Somebody who works on the listing, or is invited to, with what the manager can do about it. */
export function MemberRow({ supplierId, member, onRemoved }: MemberRowProps) {
  const { id: memberId, email, username, role, acceptedAt, expiresAt } = member
  const path = { id: String(supplierId), memberId }
  const invite = useWrite('POST /api/suppliers/:id/members', {
    invalidates: LIST,
    success: { title: 'Invitation sent', description: email },
  })
  const sendAgain = () => void invite.send({ id: path.id, email, role })
  const change = useWrite('PUT /api/suppliers/:id/members/:memberId', { invalidates: LIST, success: 'Role changed' })
  const remove = useWrite('DELETE /api/suppliers/:id/members/:memberId', {
    invalidates: LIST,
    // Who has accepted before is asked again.
    success: { title: `${email} is removed`, action: { label: 'Undo', onAct: sendAgain } },
    onSuccess: onRemoved,
  })
  return (
    <ListRow>
      <RowWords>
        <p className={styles.email}>{email}</p>
        <p className={styles.state}>
          {acceptedAt ? `${username}, since ${when(acceptedAt)}` : expiresAt && `Invited until ${when(expiresAt)}`}
        </p>
      </RowWords>
      <NativeSelect
        tool
        aria-label={`Role of ${email}`}
        value={role}
        disabled={change.isPending}
        onChange={({ target }) => void change.send({ ...path, role: MEMBER_ROLES.find((each) => each === target.value) ?? role })}
      >
        {MEMBER_ROLES.map((each) => (
          <option key={each} value={each}>
            {MEMBER_ROLE_WORDS[each].name}
          </option>
        ))}
      </NativeSelect>
      {!acceptedAt && (
        <Button variant="quiet" size="sm" disabled={invite.isPending} aria-label={`Send again to ${email}`} onClick={sendAgain}>
          Send again
        </Button>
      )}
      <Button variant="quiet" size="sm" disabled={remove.isPending} aria-label={`Remove ${email}`} onClick={() => void remove.send(path)}>
        Remove
      </Button>
    </ListRow>
  )
}
