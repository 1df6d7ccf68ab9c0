import { BRAND } from '#contract/options.ts'
import { useMe } from '#web/api/session/me.ts'
import { ACCOUNT, dashboardPath } from '#web/paths.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './finish-listing.module.css'
import { ReadBoundary } from '#web/features/dashboard/read-boundary.tsx'
import { promiseNote, sealChecks, sealNote, type SealCheck } from './seal-texts.ts'

type SealChecksProps = { supplierId: number; path: string }

/** The checks of a supplier that is not verified, and who decides on the seal. */
export const SealChecks = ({ supplierId, path }: SealChecksProps) => (
  <Panel title={`What ${BRAND} checks`}>
    <ReadBoundary address="GET /api/suppliers/:id/checks" input={{ id: String(supplierId) }} loading={<LinesSkeleton lines={7} />}>
      {(checks) => (
        <ReadBoundary address="GET /api/suppliers/:id/documents" input={{ id: String(supplierId) }} loading={<LinesSkeleton lines={7} />}>
          {(documents) => <CheckRows checks={sealChecks(checks, documents)} path={path} />}
        </ReadBoundary>
      )}
    </ReadBoundary>
  </Panel>
)

const CheckRows = ({ checks, path }: { checks: SealCheck[]; path: string }) => (
  <>
    <p className={styles.note}>{sealNote(checks)}</p>
    <p className={styles.note}>{promiseNote(useMe()?.plan)}</p>
    <ul>
      {checks.map(({ label, isDone, action }) => (
        <li key={label} className={styles.item}>
          <Icon
            name={isDone ? 'check-circle-fill' : 'circle'}
            label={isDone ? 'Done:' : 'To do:'}
            className={isDone ? styles.tick : styles.open}
          />
          <span>{label}</span>
          {!isDone && action && (
            <TextLink href={pageOf(action.page, path)} className={styles.link}>
              {action.label}
            </TextLink>
          )}
        </li>
      ))}
    </ul>
  </>
)

const pageOf = (page: 'profile' | 'documents' | 'account', path: string) =>
  page === 'account' ? ACCOUNT : `${dashboardPath({ tab: 'profile' }, path)}#${page === 'documents' ? 'documents' : 'abn'}`
