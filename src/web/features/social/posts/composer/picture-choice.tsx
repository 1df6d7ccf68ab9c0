import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { Id } from '#contract/endpoint/values.ts'
import { supplierSharePath } from '#shared/pictures/artwork-options.ts'
import { shownPicture, sourcesOf } from '#shared/pictures/upload-variants.ts'
import { query } from '#web/api/reads/query.ts'
import { uploadDrawing } from '#web/api/writes/upload.ts'
import { useUpload } from '#web/api/writes/use-upload.ts'
import { PictureField } from '#web/features/supplier-profile/pictures/picture-field.tsx'
import { Button } from '#web/ui/controls/button.tsx'
import { Artwork } from '#web/ui/graphics/artwork.tsx'
import { PICTURE_RATIOS } from './picture-ratios.ts'
import { pictureNeeded } from './problems.ts'
import type { Composer } from './use-composer.ts'
import styles from './picture-choice.module.css'

type PictureChoiceProps = { supplierId: Id; composer: Composer; onBusy: (isBusy: boolean) => void }

/** The picture of a post: an upload, one of the listing's, or the drawn label of the listing. */
export function PictureChoice({ supplierId, composer, onBusy }: PictureChoiceProps) {
  const { values, change, problems } = composer
  const choose = (imageUrl: string | null) => change({ ...values, imageUrl })
  const label = useUpload(uploadDrawing, { invalidates: [], failure: 'Error' })
  const useLabel = () =>
    label.sendOrThrow(supplierSharePath(supplierId)).then(
      ({ url }) => choose(url),
      () => {},
    )
  const reason = useId()
  const [first = 'facebook'] = values.platforms
  const needed = problems.picture ?? pictureNeeded(values)
  return (
    <div className={styles.choice}>
      <PictureField label="Picture" value={values.imageUrl} onChange={choose} aspect={PICTURE_RATIOS[first].widest} onBusy={onBusy} />
      <OwnPictures supplierId={supplierId} chosen={values.imageUrl} onChoose={choose} />
      {needed && (
        <p id={reason} className={problems.picture ? styles.problem : styles.needed}>
          {needed}
        </p>
      )}
      {!values.imageUrl && (
        <div>
          <Button
            size="sm"
            variant="quiet"
            busy={label.isPending}
            busyLabel="Drawing..."
            aria-describedby={needed && reason}
            data-invalid={problems.picture ? true : undefined}
            onClick={() => void useLabel()}
          >
            Use your case label
          </Button>
        </div>
      )}
    </div>
  )
}

type OwnPicturesProps = { supplierId: Id; chosen: string | null; onChoose: (url: string) => void }

/** The pictures that are in the listing already: of its gallery and its products. */
function OwnPictures({ supplierId, chosen, onChoose }: OwnPicturesProps) {
  const id = String(supplierId)
  const { data: gallery = [] } = useQuery(query('GET /api/suppliers/:id/images', { id }))
  const { data: products = [] } = useQuery(query('GET /api/suppliers/:id/featured-products', { id }))
  const all = [
    ...gallery.map(({ url, alt }, at) => ({ url, name: alt || `Picture ${at + 1} of the gallery` })),
    ...products.map(({ imageUrl, title }) => ({ url: imageUrl, name: title })),
  ].flatMap(({ url, name }) => (url && shownPicture(url) ? [{ url, name }] : []))
  if (all.length === 0) return null
  return (
    <fieldset className={styles.own}>
      <legend className={styles.legend}>From your listing</legend>
      <div className={styles.tiles}>
        {all.map(({ url, name }) => (
          <button
            key={url}
            type="button"
            className={styles.tile}
            aria-pressed={url === chosen}
            aria-label={name}
            onClick={() => onChoose(url)}
          >
            <Artwork src={url} sources={sourcesOf(url)} sizes="72px" alt="" />
          </button>
        ))}
      </div>
    </fieldset>
  )
}
