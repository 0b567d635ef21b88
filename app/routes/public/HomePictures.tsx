import { OverviewPicture } from '#ui/marketing/OverviewPicture.tsx'
import { ReviewPicture } from '#ui/marketing/ReviewPicture.tsx'
import { homePictures } from '../../content/home-pictures.ts'

const { mark, review, overview } = homePictures

export const HomeReviewPicture = () => <ReviewPicture mark={mark} {...review} />

export const HomeOverviewPicture = () => <OverviewPicture mark={mark} {...overview} />
