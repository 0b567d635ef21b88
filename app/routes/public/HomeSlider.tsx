import { HeroSlider } from '#ui/marketing/HeroSlider.tsx'
import { homeHero } from '../../content/home-hero.ts'
import { paths } from '../../paths.ts'
import { timings } from '../../timings.ts'

/** HOME-1. */
export function HomeSlider() {
  return (
    <HeroSlider
      label="What you find here"
      slides={homeHero.slides}
      actions={[
        { label: 'Join Us', href: paths.signUp },
        { label: 'Login', href: paths.signIn },
      ]}
      every={timings.slideEvery}
      transition={timings.slideTransition}
    />
  )
}
