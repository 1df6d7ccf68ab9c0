import { useQuery } from '@tanstack/react-query'
import type { EmailChoice, EmailChoices as Choices } from '#contract/emails/email-choices.ts'
import type { AlwaysSent } from '#contract/emails/email-kinds.ts'
import { EMAIL_LIST_WORDS } from '#shared/contact/email-list-texts.ts'
import { capitalised, listed } from '#shared/text/words.ts'
import { QueryBoundary } from '#web/api/reads/query-boundary.tsx'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { Checkbox } from '#web/ui/controls/choice/checkbox.tsx'
import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import styles from './email-choices.module.css'

/** The kinds of email that the signed-in user gets, each with a switch or why it has none. */
export const EmailChoices = () => (
  <QueryBoundary of={useQuery(query('GET /api/account/emails', {}))} loading={<Skeleton height="240px" />}>
    {(choices) => <ChoiceList {...choices} />}
  </QueryBoundary>
)

function ChoiceList({ choices, always }: Choices) {
  const write = useWrite('PUT /api/account/emails', { invalidates: ['GET /api/account/emails'] })
  async function change({ list, isOn }: EmailChoice) {
    const { emails, effect } = EMAIL_LIST_WORDS[list]
    if (await write.send({ list, isOn: !isOn }))
      toast({ title: isOn ? `No more ${emails}` : `You get ${emails} again`, description: isOn ? effect : undefined, tone: 'success' })
  }
  const fixed = [...new Set(choices.flatMap(({ isFixed, address }) => (isFixed ? address : [])))]
  return (
    <>
      {fixed.length > 0 && (
        <p>{`What goes to ${listed(fixed)} can be changed here once that is the confirmed address of your account. Until then the link in such an email stops it.`}</p>
      )}
      <ul className={styles.list}>
        {choices.map((choice) => (
          <li key={choice.list}>
            <Checkbox
              label={capitalised(EMAIL_LIST_WORDS[choice.list].emails)}
              checked={choice.isOn}
              disabled={choice.isFixed || write.isPending}
              onChange={() => void change(choice)}
            />
            <p className={styles.address}>{`To ${choice.address}`}</p>
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>Always sent</h3>
      <ul className={styles.list}>
        {always.map(({ about, addresses }) => (
          <li key={about}>
            <p>{ALWAYS_WORDS[about]}</p>
            <p className={styles.address}>{`To ${listed(addresses)}`}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

const ALWAYS_WORDS: Record<AlwaysSent, string> = {
  requests: 'Requests, prices, messages, samples and replies: somebody waits for you, or you for them.',
  account: 'Links that you ask for, and changes to the security of your account.',
  listing: 'What happens to your listing: claims, suspension, and the end of a check.',
  plan: 'Payments with their invoices, and changes of your plan.',
  market: 'What waits for your decision, and questions to you.',
}
