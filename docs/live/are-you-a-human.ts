export { areYouAHuman as game } from "@facedown/are-you-a-human";
