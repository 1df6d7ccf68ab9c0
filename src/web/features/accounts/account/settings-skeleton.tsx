import { Skeleton } from '#web/ui/feedback/skeleton.tsx'
import { FieldsSkeleton } from '#web/ui/skeletons/fields-skeleton.tsx'
import styles from '#web/ui/layout/titled-section.module.css'

/** Sections of settings that are loading, as tall as the window, so that the footer does not move when they are there. */
export const SettingsSkeleton = () => (
  <>
    {[0, 1, 2, 3].map((place) => (
      <section key={place} className={styles.section}>
        <div className={styles.head}>
          <Skeleton width="150px" height="28px" />
          <Skeleton width="220px" height="20px" />
        </div>
        <FieldsSkeleton fields={2} />
      </section>
    ))}
  </>
)
