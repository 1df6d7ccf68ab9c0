import { useState } from 'react'
import type { Offer } from '#contract/offers.ts'
import { Button, type ButtonProps } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { priceInWords } from './price-words.ts'
import type { useSteps } from './use-steps.ts'

type AcceptPricesProps = Pick<ReturnType<typeof useSteps>, 'accept' | 'isBusy'> & {
  id: string
  businessName: string
  offer: Offer
  /** The button that asks. */
  button: Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'aria-label'> & { children: string }
}

/** Accepts the prices of one supplier, after asking once. */
export function AcceptPrices({ id, businessName, offer, accept, isBusy, button }: AcceptPricesProps) {
  // Prices that were revised meanwhile are to be read before they are asked about.
  const [asked, setAsked] = useState<number>()
  const close = () => setAsked(undefined)
  const take = async () => {
    if (await accept.send({ id, revision: offer.revision })) close()
  }
  const ask = () => {
    accept.reset()
    setAsked(offer.revision)
  }
  return (
    <>
      <Button {...button} aria-haspopup="dialog" disabled={isBusy} onClick={ask} />
      <Dialog
        open={asked === offer.revision}
        onOpenChange={close}
        title={`Accept the prices of ${businessName}?`}
        description={`You take these prices, ${priceInWords(offer)} Nothing is paid here.`}
        problem={accept.problem}
        footer={
          <>
            <Button variant="quiet" onClick={close}>
              Not yet
            </Button>
            <Button icon="check" busy={accept.isPending} busyLabel="Accepting..." onClick={() => void take()}>
              Yes, accept
            </Button>
          </>
        }
      >
        <p>You can undo it for a minute. {businessName} gets an email, and contacts you to arrange delivery.</p>
      </Dialog>
    </>
  )
}
