import type { Consultation } from '#contract/site/consultations.ts'
import { BRAND } from '#contract/options.ts'
import { CONSULTATION_TEXTS } from '#shared/text/consultation-texts.ts'
import { telHref } from '#shared/contact/phone.ts'
import { when } from '#shared/time/when.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Stack } from '#web/ui/layout/stack.tsx'
import styles from './consultations.module.css'

type ConsultationRowProps = { enquiry: Consultation; isBusy: boolean; onMark: (isAnswered: boolean) => void; onRemove: () => void }

/** Shows what somebody asks, how to reach them, and whether they have an answer. */
export function ConsultationRow({ enquiry: consultation, isBusy, onMark, onRemove }: ConsultationRowProps) {
  const { kind, name, email, phone, message, createdAt, answeredAt } = consultation
  const isAnswered = answeredAt !== null
  return (
    <ListRow>
      <RowWords>
        <p>
          <b>{name}</b>: {CONSULTATION_TEXTS[kind]}
        </p>
        <p className={styles.message}>{message}</p>
        <p className={styles.reach}>
          <TextLink href={`mailto:${email}?subject=${encodeURIComponent(`Your enquiry to ${BRAND}`)}`}>{email}</TextLink>
          {phone && <TextLink href={telHref(phone)}>{phone}</TextLink>}
        </p>
        <p className={styles.when}>
          Received {when(createdAt)}
          {answeredAt && `, answered ${when(answeredAt)}`}
        </p>
      </RowWords>
      <Stack row gap={2}>
        <Button
          size="sm"
          variant={isAnswered ? 'quiet' : 'outline'}
          disabled={isBusy}
          aria-label={`Mark as ${isAnswered ? 'open' : 'answered'}: the enquiry from ${name}`}
          onClick={() => onMark(!isAnswered)}
        >
          {isAnswered ? 'Mark as open' : 'Mark as answered'}
        </Button>
        <IconButton icon="trash" label={`Remove the enquiry from ${name}`} disabled={isBusy} onClick={onRemove} />
      </Stack>
    </ListRow>
  )
}
