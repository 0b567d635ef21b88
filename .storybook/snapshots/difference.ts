import { PNG } from 'pngjs'

/** An invisible difference in one channel, in steps of 256: gradients round either way. */
const UNSEEN = 2
/** Chromium draws the corners of a focus ring in one of two ways, which differ slightly in a few pixels. */
const EDGE = { pixels: 20, steps: 64 }
const RED = [214, 0, 43, 255]
const GREY = [128, 128, 128, 255]
const GAP = 8

/** The number of pixels that differ, and an image of before, after and difference side by side; `undefined` if none differs. */
export function differenceOf(before: PNG, after: PNG) {
  const width = Math.max(before.width, after.width)
  const height = Math.max(before.height, after.height)
  const image = new PNG({ width: width * 3 + GAP * 2, height })
  let count = 0
  let most = 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [one, other] = [pixel(before, x, y), pixel(after, x, y)]
      const steps = apart(one, other)
      const differs = steps > UNSEEN
      if (differs) count += 1
      most = Math.max(most, steps)
      image.data.set(one, offset(image, x, y))
      image.data.set(other, offset(image, x + width + GAP, y))
      image.data.set(differs ? RED : faded(other), offset(image, x + (width + GAP) * 2, y))
    }
    for (let x = 0; x < GAP; x += 1) {
      image.data.set(GREY, offset(image, width + x, y))
      image.data.set(GREY, offset(image, width * 2 + GAP + x, y))
    }
  }
  const edge = count <= EDGE.pixels && most <= EDGE.steps
  return count > 0 && !edge ? { count, image } : undefined
}

const offset = ({ width }: PNG, x: number, y: number) => (y * width + x) * 4

const nothing = new Uint8Array(4)
function pixel(png: PNG, x: number, y: number): Uint8Array {
  if (x >= png.width || y >= png.height) return nothing
  return png.data.subarray(offset(png, x, y), offset(png, x, y) + 4)
}

/** The largest difference between two pixels in one channel. */
function apart(one: Uint8Array, other: Uint8Array) {
  let most = 0
  for (let channel = 0; channel < 4; channel += 1)
    most = Math.max(most, Math.abs((one[channel] ?? 0) - (other[channel] ?? 0)))
  return most
}

const faded = ([r = 0, g = 0, b = 0]: Uint8Array) =>
  [r, g, b].map((value) => 255 - (255 - value) / 4).concat(255)
