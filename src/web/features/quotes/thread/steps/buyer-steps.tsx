import { useState } from 'react'
import { BRAND } from '#contract/options.ts'
import type { QuoteDetail } from '#contract/quotes/quotes.ts'
import { writeReviewPath } from '#web/paths.ts'
import { ButtonLink } from '#web/ui/controls/button.tsx'
import { Menu, MenuItem } from '#web/ui/overlays/menu.tsx'
import { isReadingKey } from '#shared/site/reading-key.ts'
import { telHref } from '#shared/contact/phone.ts'
import { Stack } from '#web/ui/layout/stack.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { priceInWords } from '#web/features/quotes/thread/price-texts.ts'
import { AcceptPrices } from './accept-prices.tsx'
import { ReasonForm } from './reason-form.tsx'
import styles from './steps.module.css'
import { UndoStep } from './undo-step.tsx'
import { reasonDraft, type useSteps } from './use-steps.ts'

type StepsProps = { quote: QuoteDetail; linkKey: string | null } & ReturnType<typeof useSteps>

/** The steps a buyer can take now: accept the prices, decline them, or withdraw the request. After accepting it says what comes next. */
export function BuyerSteps(props: StepsProps) {
  const { steps, status, supplier, offer: quote } = props.quote
  const { id, businessName } = supplier
  if (id === null) return quote && <AfterLeaving status={status} businessName={businessName} />
  if (isReadingKey(props.linkKey) && steps.length === 0) return <ReadsOnly email={props.quote.contactEmail} />
  if (status === 'won') return <AfterAccepting supplier={{ id, businessName }} {...props} />
  if (!steps.some((step) => step === 'accept' || step === 'withdraw')) return null
  const isAccepting = quote !== null && steps.includes('accept')
  return (
    <div className={styles.steps}>
      {isAccepting && (
        <p>
          Accepting tells {supplier.businessName} that you take these prices, {priceInWords(quote)} They contact you to arrange delivery;
          nothing is paid here.
        </p>
      )}
      <Stack row gap={3}>
        {isAccepting && (
          <AcceptPrices
            {...props}
            request={{ id: props.quote.id, bulkId: props.quote.bulkId, linkKey: props.linkKey }}
            businessName={businessName}
            offer={quote}
            button={{ size: 'lg', icon: 'check', children: 'Accept these prices' }}
          />
        )}
        <ClosingSteps {...props} />
      </Stack>
    </div>
  )
}

/** The steps that close the request; each first asks for a reason. Beside prices to accept, withdrawing is in a menu. */
function ClosingSteps({ quote: { id, steps, supplier }, decline, withdraw, isBusy }: StepsProps) {
  const [isWithdrawing, setWithdrawing] = useState(false)
  const isInMenu = steps.includes('accept') && !isWithdrawing
  return (
    <>
      {steps.includes('decline') && !isWithdrawing && (
        <ReasonForm
          ask="Decline"
          action="Decline the prices"
          busyAction="Declining..."
          help={`${supplier.businessName} is told, and the request is closed.`}
          busy={decline.isPending}
          disabled={isBusy}
          draft={reasonDraft(id)}
          onReason={(reason) => void decline.send({ id, reason })}
        />
      )}
      {steps.includes('withdraw') && isInMenu && (
        <Menu label="More">
          <MenuItem onClick={() => setWithdrawing(true)}>Withdraw the request</MenuItem>
        </Menu>
      )}
      {steps.includes('withdraw') && !isInMenu && (
        <ReasonForm
          ask="Withdraw the request"
          action="Withdraw the request"
          busyAction="Withdrawing..."
          help={`${supplier.businessName} is told that you no longer ask, and the request is closed.`}
          busy={withdraw.isPending}
          disabled={isBusy}
          draft={reasonDraft(id)}
          onReason={(reason) => void withdraw.send({ id, reason })}
          onClose={isWithdrawing ? () => setWithdrawing(false) : undefined}
        />
      )}
    </>
  )
}

/** What the browser that sent a request without an account is told: it has not shown whose the address is. */
const ReadsOnly = ({ email }: { email: string }) => (
  <p>
    To accept, decline or write, open the link in the email to <b>{email}</b>: it shows that the address is yours.
  </p>
)

function AfterAccepting({
  supplier: { id, businessName },
  quote,
  undo,
  isBusy,
}: StepsProps & { supplier: { id: number; businessName: string } }) {
  const canUndo = quote.steps.includes('undo')
  return (
    <div className={styles.steps}>
      <p>
        You took these prices. {businessName} {canUndo ? 'gets an email about it, then' : ''} contacts you to arrange delivery. Once it has
        come, <TextLink href={writeReviewPath(id)}>write a review</TextLink>: it helps the next cafe to choose.
      </p>
      <Stack row gap={3}>
        {quote.supplier.phone && (
          <ButtonLink href={telHref(quote.supplier.phone)} icon="phone">
            Call {businessName}
          </ButtonLink>
        )}
        {canUndo && (
          <UndoStep
            key={quote.statusAt}
            takenAt={quote.statusAt}
            id={quote.id}
            label={`I do not accept the prices of ${businessName}`}
            undo={undo}
            isBusy={isBusy}
          />
        )}
      </Stack>
    </div>
  )
}

const AfterLeaving = ({ status, businessName }: { status: QuoteDetail['status']; businessName: string }) => (
  <p>
    {status === 'won'
      ? `You took these prices. ${businessName} has left ${BRAND} since: what you agreed stays here to be read, and is between the two of you.`
      : `${businessName} has left ${BRAND}: these prices stay here to be read, but can no longer be accepted.`}
  </p>
)
