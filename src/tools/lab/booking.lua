-- Lets wrk post one booking after the other, each with a time and a key of its own: lines of "KEY SLOT DATE".
local file = os.getenv("ATTEMPTS")
local attempts = io.lines(file)
local headers = { ["content-type"] = "multipart/form-data; boundary=----BoundaryOfTheBench" }
local form = '------BoundaryOfTheBench\r\ncontent-disposition: form-data; name="appointment"\r\n\r\n%s\r\n------BoundaryOfTheBench--\r\n'
local json = '{"client_first_name":"Ana","client_last_name":"Popescu","client_email":"%s@pacient.example",'
  .. '"client_phone":"0700 000 000","message":"","date":"%s","user_appointment_id":%s,"user_id":1}'

request = function()
  local line = attempts()
  if line == nil then
    attempts = io.lines(file)
    line = attempts()
  end
  local key, slot, date = line:match("(%S+) (%S+) (%S+)")
  headers["idempotency-key"] = key
  return wrk.format("POST", "/create-appointment", headers, form:format(json:format(key, date, slot)))
end
