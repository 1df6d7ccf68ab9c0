import { useQuery } from '@tanstack/react-query'
import { query } from '#web/api/reads/query.ts'
import { useWrite } from '#web/api/writes/use-write.ts'
import { supplierPath } from '#web/paths.ts'
import { Button } from '#web/ui/controls/button.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { ListRow, RowWords } from '#web/ui/layout/list-row.tsx'
import { TitledSection } from '#web/ui/layout/titled-section.tsx'
import { CHANGES_REGISTER } from './register-reads.ts'
import styles from './register.module.css'

/** Suppliers that the venue buys from or has saved and that are not in its register; nothing where there are none. */
export function Suggestions({ onAdded }: { onAdded: () => void }) {
  const { data = [] } = useQuery({ ...query('GET /api/venue/register/suggestions', {}), refetchOnMount: 'always' })
  const { send, isPending, variables } = useWrite('POST /api/venue/register', {
    invalidates: CHANGES_REGISTER,
    success: ({ businessName }) => `${businessName} is in your register`,
    failure: 'The supplier could not be added',
    onSuccess: onAdded,
  })
  if (data.length === 0) return null
  return (
    <div className="no-print">
      <TitledSection title="You buy from these" sub="Suppliers whose prices you have accepted, and those you have saved.">
        <ul>
          {data.map(({ supplierId, businessName, category, isBoughtFrom }) => (
            <ListRow key={supplierId}>
              <RowWords>
                <p className={styles.name}>
                  <TextLink href={supplierPath(supplierId)}>{businessName}</TextLink>
                </p>
                <p className={styles.meta}>{`${category}, ${isBoughtFrom ? 'you accepted prices' : 'saved'}`}</p>
              </RowWords>
              <Button
                variant="quiet"
                icon="plus"
                aria-label={`Add ${businessName} to your register`}
                busy={isPending && variables.supplierId === supplierId}
                busyLabel="Adding..."
                onClick={() => void send({ supplierId })}
              >
                Add
              </Button>
            </ListRow>
          ))}
        </ul>
      </TitledSection>
    </div>
  )
}
