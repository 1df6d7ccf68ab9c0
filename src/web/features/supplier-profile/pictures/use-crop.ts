import { useState, type KeyboardEvent } from 'react'
import type { CropperProps, MediaSize, Point, Size } from 'react-easy-crop'

/** Factors of the size at which the picture just fills the frame. */
export const ZOOM = { min: 1, max: 4, step: 0.1 }
/** The distance that a press or a key moves the picture, in CSS pixels. */
const STEP = 12

export const MOVES = [
  { icon: 'arrow-left', name: 'left', key: 'ArrowLeft', x: -1, y: 0 },
  { icon: 'arrow-up', name: 'up', key: 'ArrowUp', x: 0, y: -1 },
  { icon: 'arrow-down', name: 'down', key: 'ArrowDown', x: 0, y: 1 },
  { icon: 'arrow-right', name: 'right', key: 'ArrowRight', x: 1, y: 0 },
] as const

const ZOOM_KEYS = new Map([
  ['+', ZOOM.step],
  ['=', ZOOM.step],
  ['-', -ZOOM.step],
])

/** Returns the position and zoom of the picture behind the frame, and handlers that change them besides the pointer. */
export function useCrop() {
  const [crop, setCrop] = useState<Point>({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(ZOOM.min)
  const [media, setMediaSize] = useState<MediaSize>()
  const [frame, setCropSize] = useState<Size>()
  const move = (x: number, y: number) => {
    if (!media || !frame) return
    setCrop({
      x: within((media.width * zoom - frame.width) / 2, crop.x + x * STEP),
      y: within((media.height * zoom - frame.height) / 2, crop.y + y * STEP),
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = ZOOM_KEYS.get(event.key)
    const moved = MOVES.find(({ key }) => key === event.key)
    if (!step && !moved) return
    event.preventDefault()
    if (step) setZoom(Math.min(ZOOM.max, Math.max(ZOOM.min, zoom + step)))
    if (moved) move(moved.x, moved.y)
  }
  const cropper = { setMediaSize, setCropSize, onCropChange: setCrop, onZoomChange: setZoom } satisfies Partial<CropperProps>
  return { crop, zoom, setZoom, move, onKeyDown, cropper }
}

/** Limits a position so that no edge of the picture comes into the frame. */
const within = (most: number, at: number) => Math.min(Math.max(0, most), Math.max(-Math.max(0, most), at))
