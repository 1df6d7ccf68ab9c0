import { lazy, Suspense, useRef } from 'react'
import { benefitsOf } from '#contract/billing/plans.ts'
import type { OwnPromotion } from '#contract/suppliers/promotions.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { ShowcaseSection } from '#web/features/supplier-profile/showcase-section.tsx'
import { PRICING } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { PromotionRow } from './promotion-row.tsx'
import { blankWords, inOrderOfState, wordsAgain, wordsOf, type PromotionWords } from './promotion-texts.ts'
import styles from './promotions.module.css'
import { usePromotions } from './use-promotions.ts'

const PromotionDialog = lazy(() => import('./promotion-dialog.tsx').then(({ PromotionDialog }) => ({ default: PromotionDialog })))

/** What the dialog is opened with: the promotion to change, or the words that a new one begins with. */
export type OpenPromotion = { promotion: OwnPromotion | null; words: PromotionWords }

type PromotionsProps = { supplierId: Id; open: OpenPromotion | undefined; onOpen: (open: OpenPromotion | undefined) => void }

/** Shows what the listing offers for a time: adding, changing, repeating and removing. Each change is saved at once. */
export function Promotions({ supplierId, open, onOpen }: PromotionsProps) {
  const count = useRef<HTMLParagraphElement>(null)
  const { read, remove } = usePromotions(supplierId)
  const { most = 1, promotions = [] } = read.data ?? {}
  const removePromotion = async (promotion: OwnPromotion) => {
    if (await remove(promotion)) count.current?.focus()
  }
  return (
    <ShowcaseSection
      title="Offers"
      sub="Special prices and terms. Your card and your profile show each from its first day to its last."
      count={read.data && promotions.filter(({ state }) => state === 'running').length}
      most={most}
      unit="running"
      countRef={count}
      read={read}
    >
      {promotions.length > 0 ? (
        <PromotionList promotions={promotions} onOpen={onOpen} onRemove={(promotion) => void removePromotion(promotion)} />
      ) : (
        <p className={styles.quiet}>No offers yet. Make one here, or from a product above.</p>
      )}
      <WhatPlansGive most={most} isCut={promotions.some(({ state }) => state === 'hidden')} />
      <div>
        <Button
          variant="quiet"
          icon="plus"
          aria-haspopup="dialog"
          onClick={() => onOpen({ promotion: null, words: blankWords(sydneyDay(new Date())) })}
        >
          Make an offer
        </Button>
      </div>
      {open && (
        <Suspense>
          <PromotionDialog supplierId={supplierId} {...open} onClose={() => onOpen(undefined)} />
        </Suspense>
      )}
    </ShowcaseSection>
  )
}

type PromotionListProps = Pick<PromotionsProps, 'onOpen'> & {
  promotions: readonly OwnPromotion[]
  onRemove: (promotion: OwnPromotion) => void
}

const PromotionList = ({ promotions, onOpen, onRemove }: PromotionListProps) => (
  <ul aria-label="Your offers">
    {inOrderOfState(promotions).map((promotion) => (
      <PromotionRow
        key={promotion.id}
        promotion={promotion}
        onEdit={() => onOpen({ promotion, words: wordsOf(promotion) })}
        onRepeat={() => onOpen({ promotion: null, words: wordsAgain(promotion, sydneyDay(new Date())) })}
        onRemove={() => onRemove(promotion)}
      />
    ))}
  </ul>
)

/** Says how many offers run at a time, and why some are not shown. */
function WhatPlansGive({ most, isCut }: { most: number; isCut: boolean }) {
  const [none, starter, enterprise] = [benefitsOf(null), benefitsOf('starter'), benefitsOf('enterprise')]
  return (
    <p className={styles.quiet}>
      {isCut && 'The newest offers are not shown because your plan has room for fewer. Nothing is deleted. '}
      {most === none.runningPromotions
        ? `Without a plan ${most} offer runs at a time; with a plan, from ${starter.runningPromotions} to ${enterprise.runningPromotions}.`
        : `Your plan runs ${most} offers at a time.`}{' '}
      The next ones can be planned ahead. <TextLink href={PRICING}>See the plans</TextLink>
    </p>
  )
}
