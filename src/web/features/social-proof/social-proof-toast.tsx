import { useRef } from 'react'
import { glyphPath } from '#shared/pictures/artwork-glyphs.ts'
import { CATEGORIES } from '#contract/options.ts'
import type { SocialProofEvent } from '#contract/site/social-proof.ts'
import { useMe } from '#web/api/session/me.ts'
import { usePageLocation } from '#web/navigation/page-location.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Docket } from '#web/ui/layout/docket.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { dismissSocialProof } from './social-proof-choice.ts'
import { isPersonal } from './personal-pages.ts'
import { socialProofText } from './social-proof-texts.ts'
import { useSocialProofCycle } from './use-social-proof-cycle.ts'
import styles from './social-proof-toast.module.css'

export type SocialProofToastProps = { events: SocialProofEvent[]; onDismissed: () => void }

/** Shows one toast after the other. It is not a live region, which would interrupt screen readers. */
export default function SocialProofToast({ events, onDismissed }: SocialProofToastProps) {
  const place = useRef<HTMLElement>(null)
  const me = useMe()
  // Whoever sells here, or runs the place, would take it for a request of its own.
  const isBuyer = me?.supplierId === undefined && me?.role !== 'supplier' && me?.role !== 'owner'
  const { count, isShown } = useSocialProofCycle(place, !isBuyer || isFramed() || isPersonal(usePageLocation().address))
  // The toast is shown only where something has happened, so there is an event.
  const event = events.at(count % events.length)!
  const { who, did } = socialProofText(event)
  const close = () => {
    dismissSocialProof()
    onDismissed()
  }
  return (
    <aside ref={place} aria-label="Recent activity" className={classNames(styles.place, isShown && styles.shown, 'no-print')}>
      <Docket paper="canary" lifted className={styles.toast}>
        <div className={styles.line}>
          <svg viewBox="0 0 200 200" className={styles.glyph} aria-hidden="true">
            <use href={glyphPath(event.isExample ? categoryNamed(event.category) : event.category)} />
          </svg>
          <p>
            <b>{who}</b> {did} {event.isExample && <MetaLabel className={styles.example}>Example</MetaLabel>}
          </p>
          <IconButton icon="x" label="Close activity messages for good" dense onClick={close} />
        </div>
      </Docket>
    </aside>
  )
}

/** Returns whether the page is shown within another one, as in the owner's preview of a text. */
const isFramed = () => window.parent !== window

/** Returns the category's name: an example event has it in lower case, for use in a sentence. */
const categoryNamed = (category: string) => CATEGORIES.find((name) => name.toLowerCase() === category) ?? category
