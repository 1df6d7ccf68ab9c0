import { useRef, useState } from 'react'
import type { Quote } from '#contract/quotes/supplier-quote.ts'
import { Button, type ButtonProps } from '#web/ui/controls/button.tsx'
import { Dialog } from '#web/ui/overlays/dialog.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { priceInWords } from '#web/features/quotes/thread/price-texts.ts'
import { NotifyOthers, useOthers, useNotifyOthers, type OneOfMany } from './notify-others.tsx'
import type { useSteps } from './use-steps.ts'

type AcceptPricesProps = Pick<ReturnType<typeof useSteps>, 'accept' | 'isBusy'> & {
  request: OneOfMany
  businessName: string
  offer: Quote
  /** The button that asks. */
  button: Pick<ButtonProps, 'size' | 'variant' | 'icon' | 'aria-label'> & { children: string }
}

/** Accepts the prices of one supplier, after asking once, and tells the others of a bulk request if that is wanted. */
export function AcceptPrices({ request, businessName, offer: quote, accept, isBusy, button }: AcceptPricesProps) {
  // Prices that were revised meanwhile are to be read before they are asked about.
  const [asked, setAsked] = useState<number>()
  const isAsked = asked === quote.revision
  const [others, notifyOthers] = [useOthers(request, isAsked), useNotifyOthers(request)]
  const form = useRef<HTMLFormElement>(null)
  const close = () => setAsked(undefined)
  const take = async () => {
    const notified = form.current && new FormData(form.current)
    if (!(await accept.send({ id: request.id, revision: quote.revision }))) return
    close()
    await notifyOthers(notified)
  }
  const ask = () => {
    accept.reset()
    setAsked(quote.revision)
  }
  return (
    <>
      <Button {...button} aria-haspopup="dialog" disabled={isBusy} onClick={ask} />
      <Dialog
        open={isAsked}
        onOpenChange={close}
        title={`Accept the prices of ${businessName}?`}
        description={`You take these prices, ${priceInWords(quote)} Nothing is paid here.`}
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
        <Stack gap={4}>
          <p>You can undo it for a minute. {businessName} gets an email, and contacts you to arrange delivery.</p>
          {request.bulkId !== null && others > 0 && <NotifyOthers count={others} bulkId={request.bulkId} form={form} />}
        </Stack>
      </Dialog>
    </>
  )
}
