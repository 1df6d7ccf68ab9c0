import type { Id } from '#contract/endpoint/values.ts'
import { CONFIRMED_DAYS } from '#contract/price-lists/price-list-settings.ts'
import { dayAfter } from '#shared/time/calendar-day.ts'
import { dayInWords } from '#shared/time/day-texts.ts'
import { sydneyDay } from '#shared/time/sydney-day.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import styles from '#web/features/price-lists/price-list.module.css'
import { Button } from '#web/ui/controls/button.tsx'
import { settingsRead } from './use-terms.ts'

type ConfirmedProps = { supplierId: Id; confirmedAt: string | null; canChange: boolean }

/** Says until when the list answers, and takes the word that its prices are still right. */
export function Confirmed({ supplierId, confirmedAt, canChange }: ConfirmedProps) {
  const confirm = useWrite('POST /api/suppliers/:id/price-list/confirm', {
    invalidates: ['GET /api/suppliers/:id'],
    updates: settingsRead(supplierId),
    success: 'Noted. Your prices are still right.',
    failure: 'That could not be noted',
  })
  if (confirmedAt === null) return null
  const confirmed = sydneyDay(new Date(confirmedAt))
  return (
    <div className={styles.buttons}>
      <span>{`You said on ${dayInWords(confirmed)} that your prices are right. Your list answers until ${dayInWords(dayAfter(confirmed, CONFIRMED_DAYS))}.`}</span>
      {canChange && (
        <Button size="sm" variant="outline" busy={confirm.isPending} onClick={() => void confirm.send({ id: String(supplierId) })}>
          My prices are still right
        </Button>
      )}
    </div>
  )
}
