import { useRef } from 'react'
import { benefitsOf } from '#contract/billing/plans.ts'
import type { Picture } from '#contract/suppliers/suppliers.ts'
import { UPLOAD_KINDS } from '#contract/uploads.ts'
import type { Id } from '#contract/endpoint/values.ts'
import { useMe } from '#web/api/session/me.ts'
import { ShowcaseSection } from '#web/features/supplier-profile/showcase-section.tsx'
import { PRICING } from '#web/paths.ts'
import { MoveMenu } from '#web/ui/controls/sortable/move-menu.tsx'
import { PictureDrop } from '#web/ui/controls/picture-drop.tsx'
import { Sortable } from '#web/ui/controls/sortable/sortable.tsx'
import { TextLink } from '#web/ui/controls/text-link.tsx'
import { toast } from '#web/ui/feedback/toast.ts'
import { GalleryTile } from './gallery-tile.tsx'
import styles from './gallery.module.css'
import { UPLOAD_HINT } from './picture-field.tsx'
import { SendingTiles } from './sending-tiles.tsx'
import { useGallery } from './use-gallery.ts'
import { useUploads } from './use-uploads.ts'

/** The pictures of the profile's gallery: adding, describing, ordering, cropping and removing. Each change is saved at once. */
export function Gallery({ supplierId }: { supplierId: Id }) {
  const count = useRef<HTMLParagraphElement>(null)
  const { read, pictures = [], add, move, remove, ...changes } = useGallery(supplierId)
  const { sendings, add: send, retry, discard } = useUploads(add)
  const most = benefitsOf(useMe()?.plan).pictures
  const room = most - pictures.length - sendings.filter(({ problem }) => !problem).length
  const nameOf = (picture: Picture) => picture.alt || `picture ${pictures.indexOf(picture) + 1}`
  const removePicture = async (picture: Picture) => {
    if (await remove(picture, nameOf(picture))) count.current?.focus()
  }
  return (
    <ShowcaseSection
      title="Pictures"
      sub="They take the place of the drawn tiles in your gallery, in this order. What each shows is read out to those who cannot see it."
      count={read.data?.length}
      most={most}
      countRef={count}
      read={read}
    >
      {pictures.length > 0 && (
        <Sortable items={pictures} nameOf={nameOf} onMove={(id, to) => void move(id, to)} layout="grid" label="Your pictures">
          {(picture, handle) => (
            <GalleryTile
              picture={picture}
              name={nameOf(picture)}
              handle={handle}
              moveMenu={
                <MoveMenu
                  name={nameOf(picture)}
                  at={pictures.indexOf(picture)}
                  count={pictures.length}
                  onMove={(to) => void move(picture.id, to)}
                />
              }
              {...changes}
              onRemove={() => void removePicture(picture)}
            />
          )}
        </Sortable>
      )}
      {pictures.length + sendings.length === 0 && (
        <p className={styles.quiet}>No pictures yet. Until you add some, your profile shows six drawn tiles instead.</p>
      )}
      <SendingTiles sendings={sendings} onRetry={retry} onDiscard={discard} />
      <AddPictures room={room} most={most} onFiles={send} />
    </ShowcaseSection>
  )
}

type AddPicturesProps = { room: number; most: number; onFiles: (files: File[]) => void }

function AddPictures({ room, most, onFiles }: AddPicturesProps) {
  if (room <= 0)
    return (
      <p className={styles.quiet}>
        Your plan has room for {most} pictures. Remove one to add another, or <TextLink href={PRICING}>see larger plans</TextLink>.
      </p>
    )
  return (
    <PictureDrop
      label="Add pictures"
      hint={UPLOAD_HINT}
      accept={UPLOAD_KINDS}
      multiple
      onFiles={(files) => onFiles(fitting(files, room))}
    />
  )
}

/** Returns the files that there is room for; a toast says how many were left out. */
function fitting(files: File[], room: number): File[] {
  if (files.length > room) toast({ title: 'Error', description: tooMany(files.length, room), tone: 'destructive' })
  return files.slice(0, room)
}

const tooMany = (chosen: number, room: number) =>
  `You chose ${chosen} pictures and there is room for ${room === 1 ? 'one' : room}: the others were left out.`
