import type { Tone } from '#shared/pictures/artwork-options.ts'
import { keysOf, recordOf } from '#shared/objects.ts'

/**
 * The printing inks as OKLCH lightness, chroma and hue: the values of the `litho-*` tokens, then those of cartons,
 * dockets and the brand, which only scenes use.
 */
const OKLCH = {
  mandarin: [0.715, 0.165, 50],
  wattle: [0.845, 0.148, 90],
  tomato: [0.565, 0.19, 29],
  beet: [0.42, 0.145, 10],
  musk: [0.84, 0.072, 18],
  rose: [0.69, 0.13, 16],
  sky: [0.825, 0.06, 222],
  reef: [0.535, 0.088, 206],
  navy: [0.32, 0.08, 262],
  bottle: [0.36, 0.066, 163],
  gum: [0.69, 0.085, 152],
  lime: [0.815, 0.13, 116],
  oat: [0.925, 0.036, 90],
  cocoa: [0.33, 0.055, 48],
  caramel: [0.66, 0.108, 66],
  milk: [0.985, 0.008, 100],
  steel: [0.78, 0.015, 220],
  ink: [0.225, 0.03, 165],

  wing: [0.32, 0.035, 200],
  kraft: [0.735, 0.075, 68],
  kraftShade: [0.63, 0.075, 62],
  kraftInside: [0.5, 0.06, 58],
  tape: [0.8, 0.06, 75],
  crate: [0.47, 0.11, 255],
  crateRim: [0.41, 0.11, 257],
  crateHole: [0.34, 0.09, 258],
  sun: [0.9, 0.13, 95],
  paper: [1, 0, 0],
  canary: [0.955, 0.068, 101],
  canaryLine: [0.76, 0.07, 95],
  serial: [0.465, 0.172, 28],
  won: [0.47, 0.11, 152],
  slat: [0.3, 0.056, 163],
  door: [0.315, 0.058, 163],
  doorEdge: [0.235, 0.046, 163],
  floor: [0.255, 0.046, 163],
  brand: [0.855, 0.158, 91],
  beetroot: [0.43, 0.158, 8],
  text: [0.235, 0.03, 163],
  soft: [0.415, 0.026, 163],
  star: [0.64, 0.144, 60],
  border: [0.888, 0.012, 130],
} as const satisfies Record<string, readonly [lightness: number, chroma: number, hue: number]>

export type InkName = keyof typeof OKLCH

/**
 * Converts OKLCH to sRGB hex, the only notation that the image libraries understand.
 * Source: Björn Ottosson, "A perceptual color space for image processing".
 */
export function hexOf([lightness, chroma, hue]: readonly [number, number, number]): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  return `#${linear.map(channelHex).join('')}`
}

/** Returns a linear channel, gamma-encoded and clipped to the gamut, as two hex digits. */
function channelHex(linear: number): string {
  const encoded = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
  const byte = Math.round(255 * Math.min(1, Math.max(0, encoded)))
  return byte.toString(16).padStart(2, '0')
}

/** Every ink as sRGB hex. */
export const ink = recordOf(keysOf(OKLCH), (name) => hexOf(OKLCH[name]))

/** Returns the ground and the print ink of a label. */
// A tone is two names of inks with a space between them; `split` returns any number of strings.
export const inksOf = (tone: Tone) => tone.split(' ') as [InkName, InkName]
