import { useRef } from 'react'
import { glyphPath } from '#shared/artwork-options.ts'
import { CATEGORIES } from '#contract/options.ts'
import type { ProofEvent } from '#contract/social-proof.ts'
import { classNames } from '#web/ui/class-names.ts'
import { Docket } from '#web/ui/layout/docket.tsx'
import { IconButton } from '#web/ui/controls/icon-button.tsx'
import { MetaLabel } from '#web/ui/typography/meta-label.tsx'
import { closeProofForGood } from './social-proof-choice.ts'
import { proofWords } from './social-proof-words.ts'
import { useSocialProofTurns } from './use-social-proof-turns.ts'
import styles from './social-proof-toast.module.css'

export type SocialProofToastProps = { events: ProofEvent[]; onClosedForGood: () => void }

/** One toast after the other. It is no live region: it would talk over whatever is being read. */
export default function SocialProofToast({ events, onClosedForGood }: SocialProofToastProps) {
  const place = useRef<HTMLElement>(null)
  const { count, isShown } = useSocialProofTurns(place)
  const event = events.at(count % events.length)!
  const { who, did } = proofWords(event)
  const close = () => {
    closeProofForGood()
    onClosedForGood()
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

/** An invented event carries it in lower case, ready for its sentence. */
const categoryNamed = (category: string) => CATEGORIES.find((name) => name.toLowerCase() === category) ?? category
