import { useState, type CSSProperties } from 'react'
import { SOCIAL_PLATFORMS, type SocialPlatform } from '#contract/social/social-options.ts'
import { PLATFORM_LIMITS } from '#shared/social/social-limits.ts'
import { shownPicture, sourcesOf } from '#shared/pictures/upload-variants.ts'
import { PlatformIcon } from '#web/features/social/platform-icon.tsx'
import { textParts } from '#web/features/social/text-parts.ts'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { Stamp } from '#web/ui/graphics/stamp.tsx'
import { textsFor, type ComposerValues, type TextTab } from './composer-values.ts'
import { composedOf } from './counter.ts'
import { shownFirst } from './cut-text.ts'
import { shownRatio } from './picture-ratios.ts'
import styles from './preview.module.css'

type PreviewsProps = {
  values: ComposerValues
  tab: TextTab
  /** The name of the account on each platform. */
  names: Partial<Record<SocialPlatform, string>>
  businessName: string
  /** The address of the profile, as it stands in the preview. */
  profileLink: string
}

/** The post as readers of each platform see it; of one platform only while its tab is open. */
export function Previews({ values, tab, names, businessName, profileLink }: PreviewsProps) {
  const shown = tab === 'all' ? values.platforms : [tab]
  return (
    <section aria-label="Preview" className={styles.previews}>
      <h3 className={styles.heading}>Preview</h3>
      {shown.length === 0 && <p className={styles.none}>Choose a platform to see how the post looks there.</p>}
      {shown.map((platform) => (
        <Preview
          key={platform}
          platform={platform}
          name={names[platform] ?? businessName}
          text={composedOf(textsFor(values, platform), profileLink)}
          imageUrl={values.imageUrl}
        />
      ))}
    </section>
  )
}

type PreviewProps = { platform: SocialPlatform; name: string; text: string; imageUrl: string | null }

function Preview({ platform, name, text, imageUrl }: PreviewProps) {
  const picture = shownPicture(imageUrl)
  const words = <PreviewText platform={platform} name={name} text={text} />
  const isPictureFirst = PLATFORM_LIMITS[platform].needsPicture
  return (
    <article aria-label={`${SOCIAL_PLATFORMS[platform]} preview`} className={styles.preview}>
      <header className={styles.head}>
        <Stamp name={name.replace(/^@/, '')} size={36} />
        <p className={styles.who}>
          <b>{name}</b>
          <span className={styles.where}>
            <PlatformIcon platform={platform} /> {SOCIAL_PLATFORMS[platform]}
          </span>
        </p>
      </header>
      {!isPictureFirst && words}
      <PreviewPicture platform={platform} picture={picture} />
      {isPictureFirst && words}
    </article>
  )
}

function PreviewPicture({ platform, picture }: { platform: SocialPlatform; picture: string | null }) {
  const [own, setOwn] = useState<number>()
  const style: CSSProperties = { aspectRatio: shownRatio(platform, own) }
  if (picture)
    return (
      <div className={styles.picture} style={style}>
        <Artwork
          src={picture}
          sources={sourcesOf(picture)}
          sizes="360px"
          alt=""
          onLoad={({ currentTarget }) => setOwn(currentTarget.naturalWidth / currentTarget.naturalHeight)}
        />
      </div>
    )
  if (!PLATFORM_LIMITS[platform].needsPicture) return null
  return (
    <div className={styles.missing} style={style}>
      {SOCIAL_PLATFORMS[platform]} needs a picture
    </div>
  )
}

/** The text as it is shown first, with what opens the rest. */
function PreviewText({ platform, name, text }: Pick<PreviewProps, 'platform' | 'name' | 'text'>) {
  const [isOpen, setOpen] = useState(false)
  const first = shownFirst(platform, text)
  const isCut = first.more !== undefined && !isOpen
  return (
    <p className={styles.text}>
      {platform === 'instagram' && <b>{name} </b>}
      <Marked text={isCut ? first.text : text} />
      {isCut && (
        <>
          {'… '}
          <button type="button" className={styles.more} onClick={() => setOpen(true)}>
            {first.more}
          </button>
        </>
      )}
      {text === '' && <span className={styles.none}>Your text</span>}
    </p>
  )
}

/** A text whose hashtags and addresses are marked as links. */
const Marked = ({ text }: { text: string }) =>
  textParts(text).map(({ kind, text: part }, at) =>
    kind === 'text' ? (
      part
    ) : (
      <span key={at} className={styles.marked}>
        {part}
      </span>
    ),
  )
