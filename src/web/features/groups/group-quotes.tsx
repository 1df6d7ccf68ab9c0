import type { Group } from '#contract/groups/groups.ts'
import { dollars } from '#shared/money/money.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { CHANGES_GROUPS } from './group-reads.ts'
import { isOpen } from './group-words.ts'
import styles from './groups.module.css'

type GroupQuote = Group['offers'][number]

const stepsInWords = ({ steps }: GroupQuote) =>
  steps.map(({ from, priceCents }) => `from ${from.toLocaleString('en-AU')} ${dollars(priceCents)}`).join(', ')

/** The offers to a group, for its members; whoever runs the group chooses one. */
export function GroupQuotes({ group }: { group: Group }) {
  const { id, offers: quotes, isMember, isOpener } = group
  const { send, isPending } = useWrite('POST /api/groups/:id/choose', {
    invalidates: CHANGES_GROUPS,
    success: 'Offer chosen',
    failure: 'The offer could not be chosen',
  })
  if (!isMember || quotes.length === 0 || !isOpen(group)) return null
  return (
    <Section
      title="Offers"
      sub={
        isOpener
          ? 'Unless you choose one, the cheapest at the total wanted is taken.'
          : 'Unless whoever opened the group chooses one, the cheapest is taken.'
      }
    >
      <ul>
        {quotes.map((quote) => (
          <ListRow key={quote.supplier.id}>
            <RowWords>
              <p className={styles.name}>
                {quote.supplier.id === null ? (
                  <span>{quote.supplier.businessName}</span>
                ) : (
                  <TextLink href={supplierPath(quote.supplier.id)}>{quote.supplier.businessName}</TextLink>
                )}
              </p>
              <p className={styles.meta}>{stepsInWords(quote)}</p>
              {quote.deliveryCents !== null && <p className={styles.meta}>{`Delivery once: ${dollars(quote.deliveryCents)}`}</p>}
              {quote.wouldBeTaken && <p className={styles.hint}>{quote.isChosen ? 'Chosen' : 'Would be taken'}</p>}
            </RowWords>
            {isOpener && !quote.isChosen && quote.supplier.id !== null && (
              <Button variant="quiet" size="sm" busy={isPending} onClick={() => void send({ id, supplierId: quote.supplier.id ?? 0 })}>
                Choose<span className="visually-hidden">{` ${quote.supplier.businessName}`}</span>
              </Button>
            )}
          </ListRow>
        ))}
      </ul>
    </Section>
  )
}
