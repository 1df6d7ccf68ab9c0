import type { AnswerOf } from '#contract/api.ts'
import { abnInWords } from '#contract/abn.ts'
import { ACCOUNT, dashboardPath } from '#web/paths.ts'
import { Icon } from '#web/ui/icon.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { TextLink } from '#web/ui/text-link.tsx'
import styles from './finish-listing.module.css'
import { Reading } from './reading.tsx'

type Checks = AnswerOf<'GET /api/suppliers/:id/checks'>
type Row = { label: string; isDone: boolean; action?: { label: string; href: string } }

/** What a supplier that is not verified still needs for the seal. */
export const SealChecks = ({ supplierId, path }: { supplierId: number; path: string }) => (
  <Panel title="Get the Verified seal">
    <Reading address="GET /api/suppliers/:id/checks" input={{ id: String(supplierId) }} height="140px">
      {(checks) => (
        <ul>
          {rowsOf(checks, path).map(({ label, isDone, action }) => (
            <li key={label} className={styles.item}>
              <Icon
                name={isDone ? 'check-circle-fill' : 'circle'}
                label={isDone ? 'Done:' : 'To do:'}
                className={isDone ? styles.tick : styles.open}
              />
              <span>{label}</span>
              {!isDone && action && (
                <TextLink href={action.href} className={styles.link}>
                  {action.label}
                </TextLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Reading>
  </Panel>
)

const rowsOf = ({ abn, email, documents }: Checks, path: string): Row[] => [
  {
    label: abn ? `ABN ${abnInWords(abn.number)}` : 'Your ABN',
    isDone: abn !== null,
    action: { label: 'Add your ABN', href: `${dashboardPath({ tab: 'profile' }, path)}#business` },
  },
  { label: 'Your email, confirmed', isDone: email !== null, action: { label: 'Confirm your email', href: ACCOUNT } },
  { label: 'Your business documents, checked by us', isDone: documents !== null },
]
