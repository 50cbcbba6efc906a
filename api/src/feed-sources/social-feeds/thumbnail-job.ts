/** The job that copies the pictures of posts and removes the copies of deleted posts; every change of posts adds it. */
export const THUMBNAIL_JOB = 'feed-thumbnails';

/** The path of the copies: `/uploads/feeds/{filename}`. */
export const THUMBNAIL_PATH = 'uploads/feeds';
