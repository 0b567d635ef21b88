import { HeroSlider } from '#ui/marketing/HeroSlider.tsx'
import { homeHero } from '../../content/home-hero.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session-state.ts'
import { deferredHydration } from '../../start/DeferredHydration.tsx'
import { timings } from '../../timings.ts'

// The pictures are part of the page's HTML and have no controls, so their code can wait for the first interaction.
const pictures = () => import('./HomePictures.tsx')
const Review = deferredHydration(async () => (await pictures()).HomeReviewPicture)
const Overview = deferredHydration(async () => (await pictures()).HomeOverviewPicture)
await Promise.all([Review.load(), Overview.load()])

const { review, overview } = homeHero.slides
// Created once: a picture that waits for its code must not be rendered again with other props.
const slides = [
  { id: 'review', ...review, picture: <Review /> },
  { id: 'overview', ...overview, picture: <Overview /> },
]

const visitor = [
  { label: 'Join Us', href: paths.signUp },
  { label: 'Login', href: paths.signIn },
]
const customer = [
  { label: 'Open dashboard', href: paths.dashboard },
  { label: 'Deposit', href: paths.deposit },
]

/** The slider with pictures of the product (HOME-1). */
export function HomeSlider() {
  return (
    <HeroSlider
      label="What you find here"
      slides={slides}
      actions={useSession() ? customer : visitor}
      every={timings.slideEvery}
      transition={timings.slideTransition}
    />
  )
}
