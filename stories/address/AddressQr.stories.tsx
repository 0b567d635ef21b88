import type { Meta, StoryObj } from '@storybook/react-vite'
import jsQR from 'jsqr'
import { expect, waitFor } from 'storybook/test'
import { AddressQr } from '#ui/address/AddressQr.tsx'
import { paymentUri } from '#ui/deposit/payment-uri.ts'

const bitcoin = 'tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx'
const ether = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const tron = 'TXYZopYRdj2D9XRtbG411XZZ3kM5VkAeBf'

const meta = {
  component: AddressQr,
  args: { uri: paymentUri('bitcoin', bitcoin, { testNetwork: true }), address: bitcoin, name: 'Bitcoin' },
} satisfies Meta<typeof AddressQr>
export default meta
type Story = StoryObj<typeof meta>

/** Draws the code as on the screen and decodes it, as the camera of a wallet would. */
async function scan(element: HTMLElement): Promise<string | undefined> {
  const svg = element.querySelector('svg')
  if (!svg) return undefined
  const copy = svg.cloneNode(true) as SVGElement
  copy.setAttribute('width', '400')
  copy.setAttribute('height', '400')
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = 400
  canvas.height = 400
  const context = canvas.getContext('2d')
  context?.drawImage(image, 0, 0)
  const pixels = context?.getImageData(0, 0, 400, 400)
  return pixels && jsQR(pixels.data, 400, 400)?.data
}

export const Playground: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('DEP-2 the code contains the BIP-21 link', async () =>
      expect(await scan(canvasElement)).toBe(`bitcoin:${bitcoin}`),
    )
    await step('DEP-2 the code has a name', () =>
      expect(canvas.getByRole('img')).toHaveAccessibleName(
        /QR code of the Bitcoin address that ends in jzsx/,
      ),
    )
  },
}

const saved: { name: string; size: number; type: string }[] = []

export const EnlargedAndSaved: Story = {
  parameters: { snapshot: true },
  beforeEach: () => {
    saved.length = 0
    let blob = new Blob()
    const { createObjectURL } = URL
    const { click } = HTMLAnchorElement.prototype
    URL.createObjectURL = (made) => {
      blob = made as Blob
      return createObjectURL.call(URL, made)
    }
    HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, size: blob.size, type: blob.type })
    }
    return () => {
      URL.createObjectURL = createObjectURL
      HTMLAnchorElement.prototype.click = click
    }
  },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const code = canvas.getByRole('img')
    await step('DEP-4 Tab and Enter enlarge the code, and it can still be scanned', async () => {
      const before = code.getBoundingClientRect().width
      await userEvent.tab()
      const button = canvas.getByRole('button', { name: 'Enlarge' })
      await expect(button).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(button).toHaveAttribute('aria-pressed', 'true')
      await expect(code.getBoundingClientRect().width).toBeGreaterThan(before)
      await expect(await scan(canvasElement)).toBe(`bitcoin:${bitcoin}`)
    })
    await step('DEP-4 the code is saved as a picture', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save picture' }))
      await waitFor(() => expect(saved).toHaveLength(1))
      await expect(saved[0]).toMatchObject({ name: 'bitcoin-address-jzsx.png', type: 'image/png' })
      await expect(saved[0]?.size).toBeGreaterThan(1000)
    })
  },
}

export const CannotBeSaved: Story = {
  parameters: { snapshot: false },
  beforeEach: () => {
    const { toDataURL } = HTMLCanvasElement.prototype
    HTMLCanvasElement.prototype.toDataURL = () => 'data:,'
    return () => void (HTMLCanvasElement.prototype.toDataURL = toDataURL)
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('FAIR-7 if the browser draws no picture, an error is shown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Save picture' }))
      await expect(await canvas.findByRole('alert')).toHaveTextContent('The picture could not be saved.')
    })
  },
}

export const Ethereum: Story = {
  args: { uri: paymentUri('ethereum', ether, { testNetwork: true }), address: ether, name: 'Ethereum' },
  play: async ({ canvasElement, step }) => {
    await step('DEP-2 the code contains the EIP-681 link with the test chain', async () =>
      expect(await scan(canvasElement)).toBe(`ethereum:${ether}@11155111`),
    )
  },
}

export const Tron: Story = {
  args: { uri: paymentUri('usdt', tron, { testNetwork: true }), address: tron, name: 'USDT' },
  globals: { theme: 'dark' },
  play: async ({ canvasElement, step }) => {
    await step('DEP-2 the code contains only the address, and is readable in the dark theme', async () =>
      expect(await scan(canvasElement)).toBe(tron),
    )
  },
}
