import type { ResponseOf } from '#contract/api.ts'
import { useCanChange } from '#web/api/writes/use-can-change.ts'
import { Icon } from '#web/ui/graphics/icon.tsx'
import { Panel } from '#web/ui/layout/panel.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { LinesSkeleton } from '#web/ui/skeletons/lines-skeleton.tsx'
import styles from './finish-listing.module.css'
import { ReadBoundary } from '#web/features/dashboard/read-boundary.tsx'
import { SETUP_WORDS } from './setup-items.ts'

type Setup = ResponseOf<'GET /api/dashboard/supplier/setup'>

/** A checklist of what the listing still lacks, derived from its data. */
export const FinishListing = ({ path }: { path: string }) => (
  <Panel title="Finish your listing">
    <ReadBoundary address="GET /api/dashboard/supplier/setup" input={{}} loading={<LinesSkeleton lines={9} />}>
      {(setup) => <Checklist setup={setup} path={path} />}
    </ReadBoundary>
  </Panel>
)

function Checklist({ setup, path }: { setup: Setup; path: string }) {
  const canChange = useCanChange()
  const done = setup.filter(({ isDone }) => isDone).length
  return (
    <>
      <p className={styles.progress}>
        <progress value={done} max={setup.length} aria-label="Finished" className={styles.bar} />
        {done === setup.length ? 'All done' : `${done} of ${setup.length}`}
      </p>
      <ul className={styles.items}>
        {setup.map(({ item, isDone }) => (
          <li key={item} className={styles.item}>
            <Icon
              name={isDone ? 'check-circle-fill' : 'circle'}
              label={isDone ? 'Done:' : 'To do:'}
              className={isDone ? styles.tick : styles.open}
            />
            <span className={isDone ? styles.done : undefined}>{SETUP_WORDS[item].label}</span>
            {!isDone && canChange && (
              <TextLink href={SETUP_WORDS[item].href(path)} className={styles.link}>
                {SETUP_WORDS[item].action}
                <span className="visually-hidden">: {SETUP_WORDS[item].label}</span>
              </TextLink>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}
