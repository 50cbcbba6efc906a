/** The job that copies the pictures of posts and removes the copies of posts that are gone; added by whatever changes posts. */
export const THUMBNAIL_JOB = 'feed-thumbnails';

/** Where visitors fetch the copies: `/uploads/feeds/{filename}`. */
export const THUMBNAIL_PATH = 'uploads/feeds';
