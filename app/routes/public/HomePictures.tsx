import { OverviewPicture } from '#ui/marketing/OverviewPicture.tsx'
import { ReviewPicture } from '#ui/marketing/ReviewPicture.tsx'
import { homePictures } from '../../content/home-pictures.ts'

const { mark, review, overview } = homePictures

/** The first slide's picture: a withdrawal's review, with sample figures (HOME-1). */
export const HomeReviewPicture = () => <ReviewPicture mark={mark} {...review} />

/** The second slide's picture: a dashboard, with sample figures (HOME-1). */
export const HomeOverviewPicture = () => <OverviewPicture mark={mark} {...overview} />
