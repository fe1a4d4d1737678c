export { messageFromTheStars as game } from "@facedown/message-from-the-stars";
