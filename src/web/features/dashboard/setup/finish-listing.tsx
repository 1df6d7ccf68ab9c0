import { useQuery } from '@tanstack/react-query'
import type { ResponseOf } from '#contract/api.ts'
import { query } from '#web/api/reads/query.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import { ReadBoundary } from '#web/features/dashboard/read-boundary.tsx'
import { CompleteListing } from './complete-listing.tsx'
import styles from './finish-listing.module.css'
import { missingInWords, SETUP_WORDS } from './setup-items.ts'

type Setup = ResponseOf<'GET /api/dashboard/supplier/setup'>

const setupRead = query('GET /api/dashboard/supplier/setup', {})

/** A checklist of what the listing still lacks, derived from its data; once it lacks nothing, one line on what comes after. */
export function FinishListing({ path }: { path: string }) {
  const { data } = useQuery(setupRead)
  if (data?.every(({ isDone }) => isDone)) return <CompleteListing path={path} />
  return (
    <Panel title="Finish your listing">
      <ReadBoundary address="GET /api/dashboard/supplier/setup" input={{}} loading={<LinesSkeleton lines={9} />}>
        {(setup) => <Checklist setup={setup} path={path} />}
      </ReadBoundary>
    </Panel>
  )
}

function Checklist({ setup, path }: { setup: Setup; path: string }) {
  const done = setup.filter(({ isDone }) => isDone).length
  return (
    <>
      <p className={styles.progress}>
        <progress value={done} max={setup.length} aria-label="Finished" className={styles.bar} />
        {`${done} of ${setup.length}`}
      </p>
      <ul className={styles.items}>
        {setup.map((item) => (
          <Item key={item.item} {...item} path={path} />
        ))}
      </ul>
    </>
  )
}

/** An item, and where it is entered: what it lacks is named, and its link leads to the first field of that. */
function Item({ item, isDone, missing, path }: Setup[number] & { path: string }) {
  const canChange = useCanChange()
  const { label, action, href } = SETUP_WORDS[item]
  return (
    <li className={styles.item}>
      <Icon
        name={isDone ? 'check-circle-fill' : 'circle'}
        label={isDone ? 'Done:' : 'To do:'}
        className={isDone ? styles.tick : styles.open}
      />
      <span>
        <span className={isDone ? styles.done : undefined}>{label}</span>
        {missing.length > 0 && <span className={styles.missing}>{missingInWords(missing)}</span>}
      </span>
      {!isDone && canChange && (
        <TextLink href={href(path, missing)} className={styles.link}>
          {action}
          <span className="visually-hidden">: {label}</span>
        </TextLink>
      )}
    </li>
  )
}
