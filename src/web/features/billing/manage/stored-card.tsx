import { useState } from 'react'
import type { Card, Subscription } from '#contract/billing/billing.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import { cardInWords } from '#web/features/billing/billing-texts.ts'
import { ChangeCard } from './change-card.tsx'

/** The card that is charged, and a way to another one. */
export function StoredCard({ subscription, card }: { subscription: Subscription; card: Card | null }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack align={isOpen ? 'stretch' : 'start'}>
      <p>{card ? cardInWords(card) : 'No card is known yet.'}</p>
      {isOpen ? (
        <ChangeCard subscription={subscription} onClose={() => setOpen(false)} />
      ) : (
        <Button variant="quiet" onClick={() => setOpen(true)}>
          Change card
        </Button>
      )}
    </Stack>
  )
}
