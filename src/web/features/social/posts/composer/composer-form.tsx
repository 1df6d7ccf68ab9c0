import { useEffect, useRef, useState } from 'react'
import type { ResponseOf } from '#contract/api.ts'
import type { SocialAnalytics } from '#contract/social/social-analytics.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { BRAND } from '#contract/options.ts'
import { supplierPath } from '#web/paths.ts'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { Note } from '#web/ui/feedback/note.tsx'
import { withPlatform } from './composer-values.ts'
import styles from './composer-form.module.css'
import { PictureChoice } from './picture-choice.tsx'
import { PlatformChoices, PlatformSelect } from './platform-choices.tsx'
import { Previews } from './preview.tsx'
import { StartFrom } from './start-from.tsx'
import { valuesAbout, type About } from './template-texts.ts'
import { TextFields } from './text-fields.tsx'
import type { Composer } from './use-composer.ts'
import type { Sources } from './use-sources.ts'
import { WhenFields } from './when-fields.tsx'

export type Overview = ResponseOf<'GET /api/suppliers/:id/social-overview'>

type ComposerFormProps = {
  id: string
  supplierId: Id
  overview: Overview
  sources: Sources
  bestHours: SocialAnalytics['bestHours']
  composer: Composer
  /** What the post is about at first. */
  about: About
  /** One post is changed, which has one platform; a new text goes to several. */
  isOnePost?: boolean
  /** Why the post could not be published. */
  problem?: string
  onSend: () => void
  onPictureBusy: (isBusy: boolean) => void
}

/** The form of a post, with its preview beside it. Ctrl or Cmd and Enter send it. */
export function ComposerForm({ id, supplierId, overview, sources, bestHours, composer, problem, onSend, ...rest }: ComposerFormProps) {
  const [about, setAbout] = useState(rest.about)
  const { values, change, problems, isRestored, restart, tab } = composer
  const known = { ...overview.variables, ...valuesAbout(about) }
  const form = useSendKeys()
  return (
    <form
      id={id}
      noValidate
      ref={form}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        onSend()
        // What is wrong is shown by the next frame.
        requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('[aria-invalid=true], [data-invalid]')?.focus())
      }}
    >
      <div className={styles.fields}>
        {problem && <Note tone="error">{problem}</Note>}
        {isRestored && <Restored onRestart={() => restart()} />}
        {rest.isOnePost ? (
          <PlatformSelect chosen={values.platforms} onChoose={(platform) => change({ ...values, platforms: [platform] })} />
        ) : (
          <PlatformChoices
            legend="Platforms"
            chosen={values.platforms}
            onChoose={(platform, isChosen) => change(withPlatform(values, platform, isChosen))}
            error={problems.platforms}
          />
        )}
        <StartFrom composer={composer} {...sources} about={about} known={known} onAbout={setAbout} />
        <TextFields composer={composer} known={known} />
        <PictureChoice supplierId={supplierId} composer={composer} onBusy={rest.onPictureBusy} />
        <WhenFields composer={composer} timeZone={overview.timeZone} bestHours={bestHours} />
      </div>
      <Previews values={values} tab={tab} {...previewProps(supplierId, overview, sources)} />
    </form>
  )
}

/** Returns what previews say of the supplier. */
export const previewProps = (supplierId: Id, { variables }: Overview, { names }: Sources) => ({
  names,
  businessName: variables.businessName || BRAND,
  profileLink: location.origin + supplierPath(supplierId),
})

/** Sends a form with Ctrl or Cmd and Enter. */
function useSendKeys() {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const send = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      event.preventDefault()
      form.current?.requestSubmit()
    }
    const element = form.current
    element?.addEventListener('keydown', send)
    return () => element?.removeEventListener('keydown', send)
  }, [])
  return form
}

const Restored = ({ onRestart }: { onRestart: () => void }) => (
  <Note tone="info" icon="clock">
    What you had typed here is back.{' '}
    <TextLink
      render={
        <button type="button" onClick={onRestart}>
          Start anew
        </button>
      }
    />
  </Note>
)
