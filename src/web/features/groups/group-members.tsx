import type { Group } from '#contract/groups/groups.ts'
import { dollars } from '#shared/money/money.ts'
import { Section } from '#web/ui/layout/section.tsx'
import styles from './groups.module.css'

type Member = NonNullable<Group['members']>[number]

const nameOf = ({ isYou, name }: Member, at: number, isSettled: boolean) =>
  isYou ? 'You' : (name ?? (isSettled ? 'An account that was deleted' : `Member ${at + 1}`))

/** Shows who is in a group, for its members; once it is settled, with names and what each takes and pays. */
export function GroupMembers({ group: { members, state, confirmBy, isFinal } }: { group: Group }) {
  if (!members) return null
  const isSettled = state === 'settled'
  return (
    <Section title="Members" sub={isSettled ? undefined : 'Names are shown once the group is settled. The first runs the group.'}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard */}
      <section aria-label="Who takes what" tabIndex={0} className={styles.scroll}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">Venue</th>
              <th scope="col" className={styles.figure}>
                {isSettled ? 'Takes' : 'Wants'}
              </th>
              {isSettled && (
                <>
                  <th scope="col" className={styles.figure}>
                    Goods
                  </th>
                  <th scope="col" className={styles.figure}>
                    Delivery
                  </th>
                  {confirmBy && <th scope="col">Confirmed</th>}
                </>
              )}
            </tr>
          </thead>
          <tbody>
            {members.map((member, at) => (
              // Members have no ids; their order is that of joining.
              <MemberRow key={at} member={member} name={nameOf(member, at, isSettled)} isSettled={isSettled} isFinal={isFinal} />
            ))}
          </tbody>
        </table>
      </section>
    </Section>
  )
}

function MemberRow({ member, name, isSettled, isFinal }: { member: Member; name: string; isSettled: boolean; isFinal: boolean }) {
  const { want, units, costCents, feeCents, isConfirmed } = member
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className={styles.figure}>
        {isSettled ? (units === null ? 'nothing' : units.toLocaleString('en-AU')) : want.toLocaleString('en-AU')}
      </td>
      {isSettled && (
        <>
          <td className={styles.figure}>{costCents === null ? '' : dollars(costCents)}</td>
          <td className={styles.figure}>{feeCents === null ? '' : dollars(feeCents)}</td>
          <td>{isConfirmed ? 'yes' : isFinal ? 'no' : 'not yet'}</td>
        </>
      )}
    </tr>
  )
}
